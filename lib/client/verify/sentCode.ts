import type { OtpChallengeDto } from '@/lib/domain/verify/contract';
import { readSessionObject, writeSession } from '@/lib/client/saving/storage';

/** Times are milliseconds of this device's clock. */
export type SentCode = {
  requestId: string;
  maskedTo: string;
  resendAt: number;
  expiresAt: number;
  minutes: number;
  /** What it was asked for: a quote, or a purpose. */
  about?: string;
  /** Set where no quote has the number, so that another code can be sent to it. */
  mobileNumber?: string;
};

export function toSentCode(challenge: OtpChallengeDto, now: number): SentCode {
  const { requestId, maskedTo, resendAfterSeconds, expiresInSeconds } = challenge;
  return {
    requestId,
    maskedTo,
    resendAt: now + resendAfterSeconds * 1000,
    expiresAt: now + expiresInSeconds * 1000,
    minutes: expiresInSeconds / 60,
  };
}

/** Survives a phone discarding the page while the SMS is read. */
export function keepSentCode(sent: SentCode | undefined): void {
  writeSession('sentCode', sent && JSON.stringify(sent));
}

export function readSentCode(about: string, now: number): SentCode | undefined {
  const sent = readSessionObject('sentCode') as SentCode | undefined;
  return sent && sent.about === about && sent.expiresAt > now ? sent : undefined;
}
