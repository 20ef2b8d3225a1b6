import { readSession, writeSession } from './storage';

/** A code that was sent. Times are milliseconds of this device's clock. */
export type SentCode = {
  requestId: string;
  maskedTo: string;
  resendAt: number;
  expiresAt: number;
  minutes: number;
  /** The quote whose number it went to. */
  quoteId?: string;
};

/** While the SMS is read the phone may throw this page away: the code that was sent can still be typed then. */
export function keepSentCode(sent: SentCode | undefined): void {
  writeSession('sentCode', sent && JSON.stringify(sent));
}

export function readSentCode(quoteId: string | undefined, now: number): SentCode | undefined {
  if (quoteId === undefined) return undefined;
  try {
    const sent = JSON.parse(readSession('sentCode') ?? 'null') as SentCode | null;
    return sent && sent.quoteId === quoteId && sent.expiresAt > now ? sent : undefined;
  } catch {
    return undefined;
  }
}
