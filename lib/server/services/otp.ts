import { randomBytes, randomInt } from 'node:crypto';
import type { OtpChallengeDto } from '@/lib/domain/contract';
import { attemptsLeft, findRefusal, maskEmail, otpExpiry, toOtp } from '@/lib/domain/otp';
import {
  type Channel,
  OTP_DIGITS,
  OTP_LIFE_SECONDS,
  OTP_MAX_ATTEMPTS,
  OTP_SEND_WINDOWS,
  type OtpPurpose,
} from '@/lib/domain/otp.data';
import { maskMobile } from '@/lib/domain/phone';
import { countAttempt, findOtp, markOtpUsed, type OtpRecord, replaceOtp } from '@/models/otpLog';
import { isSameSecret, keyedHash, lookupHash, randomId } from '../crypto';
import type { ApiRequest } from '../http/createHandler';
import { AppError } from '../http/errors';
import { logger } from '../logger';
import { deliverMessages } from './deliverMessages';
import { countAskedMessage, postMessage } from './messages';
import { wordMessage } from './messageTexts';
import { spendSend } from './otpBudget';
import { mobileHashOf } from './personalData';

const PURGE_MS = 10 * 60 * 1000;

export type Recipient = {
  channel: Channel;
  to: string;
  purpose: OtpPurpose;
  staffId?: string;
  /** The one document that a signature is for. */
  subject?: string;
  /** Nobody gets this one, and no code is right; everything else goes the same way. */
  isDecoy?: boolean;
};

/** Sends a code. All families go through here, so one number has one budget. */
export async function generateOtp(
  recipient: Recipient,
  request: Pick<ApiRequest<unknown>, 'caller' | 'locale' | 'now'>,
): Promise<OtpChallengeDto> {
  const { now, locale } = request;
  const { channel, to, purpose, staffId, subject } = recipient;
  await countAskedMessage(request);
  const isSent = await takeFromBudgets(recipient, request);
  const id = randomId();
  const otp = toOtp(randomInt(10 ** OTP_DIGITS));
  const expiresAt = new Date(otpExpiry(now.getTime()));
  await replaceOtp({
    _id: id,
    channel,
    targetHash: targetHashOf(recipient),
    purpose,
    ...(staffId !== undefined && { staffId }),
    ...(subject !== undefined && { subject }),
    codeHash: isSent ? codeHashOf(id, otp) : randomBytes(32).toString('base64url'),
    attempts: 0,
    createdAt: now,
    expiresAt,
    purgeAt: new Date(expiresAt.getTime() + PURGE_MS),
  });
  const words = wordMessage(`otp.${purpose}`, { otp }, locale);
  await postMessage({ channel, to, purpose, ...words, isWithheld: !isSent }, now);
  // Nobody waits for it: how long a provider takes would tell the known from the unknown.
  void deliverMessages(now).catch((error: unknown) => logger().error({ action: 'message', error }));
  return {
    requestId: id,
    expiresInSeconds: OTP_LIFE_SECONDS,
    resendAfterSeconds: OTP_SEND_WINDOWS[0].seconds,
    attemptsLeft: OTP_MAX_ATTEMPTS,
    maskedTo: maskRecipient(recipient),
  };
}

type Try = { requestId: string; otp: string };

/**
 * Uses up the right code of a challenge of these purposes. Every try is counted before it is compared.
 * Throws OTP_WRONG, OTP_LOCKED or EXPIRED; a challenge that never was is expired.
 */
export async function redeemOtp(
  { requestId, otp }: Try,
  purposes: readonly OtpPurpose[],
  now: Date,
): Promise<OtpRecord> {
  const challenge = await countAttempt(requestId, purposes, { now, maxAttempts: OTP_MAX_ATTEMPTS });
  if (!challenge) throw new AppError(await refusalOf(requestId, purposes, now));
  if (!isSameSecret(codeHashOf(requestId, otp), challenge.codeHash)) {
    throw new AppError('OTP_WRONG', { attemptsLeft: attemptsLeft(challenge.attempts) });
  }
  if (!(await markOtpUsed(requestId, now))) throw new AppError('EXPIRED');
  return challenge;
}

export function targetHashOf({ channel, to }: Pick<Recipient, 'channel' | 'to'>): string {
  return channel === 'email' ? lookupHash('email', to) : mobileHashOf(to);
}

async function refusalOf(requestId: string, purposes: readonly OtpPurpose[], now: Date) {
  const found = await findOtp(requestId, purposes);
  const challenge = found && {
    attempts: found.attempts,
    expiresAt: found.expiresAt.getTime(),
    isUsed: found.usedAt !== undefined,
  };
  return findRefusal(challenge ?? undefined, now.getTime()) ?? 'EXPIRED';
}

/**
 * True when the code may go out. A number's budget refuses aloud; but a staff id is refused for its own budget
 * alone, since the number behind it must not show. Browsers that proved the number before have a budget of
 * their own, which nobody else can use up.
 */
async function takeFromBudgets(
  recipient: Recipient,
  { caller, now }: Pick<ApiRequest<unknown>, 'caller' | 'now'>,
): Promise<boolean> {
  const { staffId, isDecoy } = recipient;
  const targetHash = targetHashOf(recipient);
  const isKnown = caller.knownMobile === targetHash;
  const own = (id: string) => (isKnown ? keyedHash('otp-budget', `known|${id}`) : id);
  const spendAloud = async (id: string) => {
    const retryAfterSeconds = await spendSend(own(id), now);
    if (retryAfterSeconds > 0) throw new AppError('TOO_MANY_REQUESTS', { retryAfterSeconds });
  };
  if (staffId === undefined) {
    await spendAloud(targetHash);
    return true;
  }
  await spendAloud(keyedHash('otp-budget', `staff|${staffId}`));
  return (await spendSend(own(targetHash), now)) === 0 && !isDecoy;
}

function codeHashOf(id: string, otp: string): string {
  return keyedHash('otp', `${id}|${otp}`);
}

function maskRecipient({ channel, to, staffId }: Recipient): string {
  if (staffId !== undefined) return 'xxxxxxxxxx';
  return channel === 'email' ? maskEmail(to) : (maskMobile(to) ?? '');
}
