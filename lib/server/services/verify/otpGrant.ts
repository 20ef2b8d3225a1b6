import type { InboundOfferDto } from '@/lib/domain/verify/contract';
import { OTP_LIFE_SECONDS } from '@/lib/domain/verify/otp.data';
import { decideEnds, poolOf } from '@/lib/domain/verify/otpBudget';
import type { SendPool } from '@/lib/domain/verify/otpBudget.data';
import { listLiveOtps } from '@/models/verify/otpLog';
import { holdsProvenQuote } from '@/models/quote/quoteOwnership';
import { keyedHash, lookupHash } from '@/lib/server/crypto';
import { AppError } from '@/lib/server/http/errors';
import { offerInbound } from './inboundProof';
import { countAskedMessage } from '@/lib/server/services/common/outbox';
import type { OtpAsk, Recipient } from './recipient';
import { readWait, spendSend } from './otpBudget';
import { mobileHashOf } from '@/lib/server/services/common/personalData';
import type { Proof } from './proofOfWork';
import { countSent, passStranger } from './strangersCodes';

export type Granted = {
  targetHash: string;
  pool: SendPool;
  isSent: boolean;
  ends: readonly string[];
  inbound?: InboundOfferDto | undefined;
};

type Asked = OtpAsk & { recipient: Recipient; targetHash: string; proof: Proof | undefined };

/** Reserves a code in the caller's pool; when it is empty, offers proof by inbound message. */
export async function grantSend(recipient: Recipient, ask: OtpAsk, proof?: Proof): Promise<Granted> {
  const { channel, purpose, staffId } = recipient;
  const targetHash = targetHashOf(recipient);
  const asked = { ...ask, recipient, targetHash, proof };
  const about = { targetHash, purpose, ...(staffId !== undefined && { staffId }) };
  // An inbound message proves no mail address and names no document or change.
  const isOffered = channel !== 'email' && recipient.subject === undefined;
  const offer = () => (isOffered ? offerInbound(about, ask) : undefined);
  try {
    const granted = await grant(asked);
    return { ...granted, ...(staffId !== undefined && { inbound: offer() }) };
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'TOO_MANY_REQUESTS') throw error;
    throw new AppError(error.code, { ...error.details, inbound: offer() });
  }
}

async function grant(asked: Asked): Promise<Granted> {
  const { caller, now, targetHash, recipient } = asked;
  const { purpose, staffId } = recipient;
  const pool = await findPool(asked);
  const live = (await listLiveOtps(targetHash, now)).map((each) => ({
    id: each._id,
    pool: each.pool,
    session: each.sessionHash,
    purpose: each.purpose,
    at: each.createdAt.getTime(),
  }));
  const ends = decideEnds(live, { pool, session: caller.ownerHash, purpose });
  const isFull = ends === 'full';
  if (isFull && staffId === undefined) throw refusal(OTP_LIFE_SECONDS);
  const isSpent =
    pool === 'stranger' ? await spendStrangers(asked) : await spendAloud({ id: targetHash, pool }, now);
  const isSent = isSpent && !isFull;
  if (pool === 'stranger') await countSent(isSent, now);
  return { targetHash, pool, isSent, ends: isSent ? ends : [] };
}

/** A quote with an unproven number does not make its session known. */
async function findPool({ caller, targetHash, recipient }: Asked): Promise<SendPool> {
  const { channel, purpose, staffId } = recipient;
  const isKnown = caller.knownMobile === targetHash;
  const mayHold = !isKnown && staffId === undefined && channel !== 'email';
  const isHolder = mayHold && (await holdsProvenQuote(targetHash, caller.ownerHash));
  return poolOf(purpose, { isKnown, isHolder });
}

/** A staff id answers only for its own limit, so that it does not reveal its number. */
async function spendStrangers(asked: Asked): Promise<boolean> {
  const { now, proof, targetHash } = asked;
  const { staffId, isDecoy } = asked.recipient;
  const pool = 'stranger';
  const id = staffId === undefined ? targetHash : keyedHash('otp-budget', `staff|${staffId}`);
  await countAskedMessage(asked);
  const seconds = await readWait({ id, pool }, now);
  if (seconds > 0) throw refusal(seconds);
  await passStranger(id, proof, now);
  await spendAloud({ id, pool }, now);
  if (staffId === undefined) return true;
  return (await spendSend({ id: targetHash, pool }, now)) === 0 && !isDecoy;
}

async function spendAloud(spent: { id: string; pool: SendPool }, now: Date): Promise<true> {
  const seconds = await spendSend(spent, now);
  if (seconds > 0) throw refusal(seconds);
  return true;
}

function refusal(retryAfterSeconds: number): AppError {
  return new AppError('TOO_MANY_REQUESTS', { retryAfterSeconds });
}

function targetHashOf({ channel, to }: Recipient): string {
  return channel === 'email' ? lookupHash('email', to) : mobileHashOf(to);
}
