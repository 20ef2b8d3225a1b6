import { randomBytes, randomInt } from 'node:crypto';
import { given } from '@/lib/domain/common/given';
import type { OtpChallengeDto } from '@/lib/domain/verify/contract';
import { attemptsLeft, findRefusal, maskEmail, otpExpiry, toOtp } from '@/lib/domain/verify/otp';
import {
  OTP_DIGITS,
  OTP_LIFE_SECONDS,
  OTP_MAX_ATTEMPTS,
  type OtpPurpose,
} from '@/lib/domain/verify/otp.data';
import { RESEND_SECONDS } from '@/lib/domain/verify/otpBudget.data';
import { maskMobile } from '@/lib/domain/common/phone';
import { countAttempt, findOtp, markOtpUsed, type OtpRecord, replaceOtps } from '@/models/verify/otpLog';
import { isSameSecret, keyedHash, randomId } from '@/lib/server/crypto';
import { AppError } from '@/lib/server/http/errors';
import { logger } from '@/lib/server/logger';
import { deliverThis } from '@/lib/server/services/site/deliverMessages';
import { pressOf, type RedeemAsk, redeemInbound } from './inboundProof';
import { postMessage } from '@/lib/server/services/common/outbox';
import { wordMessage } from '@/lib/server/services/common/messageTexts';
import { type Granted, grantSend } from './otpGrant';
import type { Proof } from './proofOfWork';
import type { OtpAsk, Recipient } from './recipient';

const PURGE_MS = 10 * 60 * 1000;

/** All endpoints share this path, so that a number has one budget. */
export async function generateOtp(
  recipient: Recipient,
  ask: OtpAsk,
  proof?: Proof,
): Promise<OtpChallengeDto> {
  const { now, locale } = ask;
  const { channel, to, purpose } = recipient;
  const granted = await grantSend(recipient, ask, proof);
  const id = randomId();
  const otp = toOtp(randomInt(10 ** OTP_DIGITS));
  await replaceOtps(granted.ends, toRecord(recipient, granted, { id, otp, ask }));
  const words = wordMessage(`otp.${purpose}`, { otp }, locale);
  const giveUpAt = new Date(otpExpiry(now.getTime()));
  const message = { channel, to, purpose, ...words, isWithheld: !granted.isSent, giveUpAt };
  const messageId = await postMessage(message, now);
  // Not awaited: the provider's delay would reveal whether a number is known.
  void deliverThis(messageId, now).catch((error: unknown) => logger().error({ action: 'message', error }));
  return {
    requestId: id,
    expiresInSeconds: OTP_LIFE_SECONDS,
    resendAfterSeconds: RESEND_SECONDS,
    attemptsLeft: OTP_MAX_ATTEMPTS,
    maskedTo: maskRecipient(recipient),
    ...(granted.inbound && { inbound: granted.inbound }),
  };
}

/** A decoy gets a code that can't be typed and a number that nobody has. */
function toRecord(
  { channel, purpose, staffId, subject, answersHash }: Recipient,
  { isSent, pool, targetHash }: Granted,
  { id, otp, ask: { caller, now } }: { id: string; otp: string; ask: OtpAsk },
): OtpRecord {
  const expiresAt = new Date(otpExpiry(now.getTime()));
  return {
    _id: id,
    channel,
    targetHash: isSent ? targetHash : keyedHash('nobody', id),
    purpose,
    ...given({ staffId, subject, answersHash }),
    sessionHash: caller.ownerHash,
    pool,
    codeHash: isSent ? codeHashOf(id, otp) : randomBytes(32).toString('base64url'),
    attempts: 0,
    createdAt: now,
    expiresAt,
    purgeAt: new Date(expiresAt.getTime() + PURGE_MS),
  };
}

type Try = { requestId: string; otp?: string | undefined };
type Redeemed = Pick<OtpRecord, 'channel' | 'targetHash' | 'purpose' | 'staffId' | 'subject' | 'answersHash'>;

/** Throws OTP_WRONG, OTP_LOCKED or EXPIRED, also for unknown challenges. A repeat of a press gets the same answer. */
export async function redeemOtp(
  { requestId, otp }: Try,
  purposes: readonly OtpPurpose[],
  asked: RedeemAsk,
): Promise<Redeemed> {
  const { now } = asked;
  const press = pressOf(asked);
  if (otp === undefined) return { channel: 'sms', ...(await redeemInbound(requestId, purposes, asked)) };
  const challenge = await countAttempt(requestId, purposes, { now, maxAttempts: OTP_MAX_ATTEMPTS, press });
  if (!challenge) throw new AppError(await refusalOf(requestId, purposes, now));
  if (!isSameSecret(codeHashOf(requestId, otp), challenge.codeHash)) {
    throw new AppError('OTP_WRONG', { attemptsLeft: attemptsLeft(challenge.attempts) });
  }
  if (!(await markOtpUsed(requestId, press, now))) throw new AppError('EXPIRED');
  return challenge;
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

function codeHashOf(id: string, otp: string): string {
  return keyedHash('otp', `${id}|${otp}`);
}

function maskRecipient({ channel, to, staffId }: Recipient): string {
  if (staffId !== undefined) return 'xxxxxxxxxx';
  return channel === 'email' ? maskEmail(to) : (maskMobile(to) ?? '');
}
