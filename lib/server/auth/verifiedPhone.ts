import { randomBytes } from 'node:crypto';
import { CUSTOMER_SESSION } from '@/lib/domain/verify/customerSession.data';
import type { OtpPurpose } from '@/lib/domain/verify/otp.data';
import { type AskedRight, opens, type Right, RIGHTS } from '@/lib/domain/verify/rights';
import {
  type CustomerSessionRecord,
  deleteCustomerSession,
  findCustomerSession,
  insertCustomerSession,
  setProofs,
  touchCustomerSession,
} from '@/models/verify/customerSession';
import { keyedHash } from '@/lib/server/crypto';
import { hostCookie } from '@/lib/server/http/cookies';
import { AppError } from '@/lib/server/http/errors';

export const VERIFIED_COOKIE = 'verified';

const ABSOLUTE_SECONDS = CUSTOMER_SESSION.hours * 60 * 60;
const IDLE_MS = CUSTOMER_SESSION.idleMinutes * 60 * 1000;
const TOUCH_AFTER_MS = 60 * 1000;

/** `until`: the latest end of a proof that opens the right. `rights`: all that the session's proofs open. */
export type AskProof = () => Promise<
  { mobileHash: string; until: Date; rights: readonly Right[] } | undefined
>;
type Prover = { proof: AskProof };

/** Without a right nothing counts as proven. */
export function proofOf(token: string | undefined, right: AskedRight | undefined, now: Date): AskProof {
  let asked: ReturnType<AskProof> | undefined;
  const look = async () => {
    if (!right) return undefined;
    const session = await findAlive(token, now);
    const alive = session?.proofs.filter(({ until }) => until > now) ?? [];
    const open = alive.filter(({ purpose }) => opens(purpose, right));
    if (!session || open.length === 0) return undefined;
    await touch(session, now);
    const until = new Date(Math.max(...open.map((each) => each.until.getTime())));
    const rights = RIGHTS.filter((each) => alive.some(({ purpose }) => opens(purpose, each)));
    return { mobileHash: session.mobileHash, until, rights };
  };
  return () => (asked ??= look());
}

/** Always a new token; proofs of the same number move to it and the old session ends. Returns the cookie. */
export async function openCustomerSession(
  { mobileHash, purpose, token }: { mobileHash: string; purpose: OtpPurpose; token: string | undefined },
  now: Date,
): Promise<string> {
  const before = await findAlive(token, now);
  const earlier = before?.mobileHash === mobileHash ? before.proofs : [];
  const until = new Date(now.getTime() + ABSOLUTE_SECONDS * 1000);
  const proof = { purpose, until };
  const proofs = [...earlier.filter((each) => each.purpose !== purpose), proof];
  const fresh = randomBytes(32).toString('base64url');
  const _id = sessionIdOf(fresh);
  await insertCustomerSession({
    _id,
    mobileHash,
    proofs,
    seenAt: now,
    expiresAt: expiryOf(proofs, now),
  });
  // If the earlier session was signed out meanwhile, its proofs ended with it.
  if (!(await endCustomerSession(token)) && earlier.length > 0) await setProofs(_id, [proof]);
  return hostCookie(VERIFIED_COOKIE, fresh, ABSOLUTE_SECONDS);
}

/** False when there was no session. */
export async function endCustomerSession(token: string | undefined): Promise<boolean> {
  return isToken(token) && deleteCustomerSession(sessionIdOf(token));
}

export async function isVerifiedFor(mobileHash: string | undefined, { proof }: Prover): Promise<boolean> {
  return mobileHash !== undefined && (await proof())?.mobileHash === mobileHash;
}

export async function provenNumberOf({ proof }: Prover): Promise<string> {
  const found = await proof();
  if (!found) throw new AppError('NOT_SIGNED_IN');
  return found.mobileHash;
}

async function findAlive(token: string | undefined, now: Date): Promise<CustomerSessionRecord | null> {
  return isToken(token) ? findCustomerSession(sessionIdOf(token), now) : null;
}

async function touch({ _id, proofs, seenAt }: CustomerSessionRecord, now: Date): Promise<void> {
  if (now.getTime() - seenAt.getTime() < TOUCH_AFTER_MS) return;
  await touchCustomerSession(_id, { seenAt: now, expiresAt: expiryOf(proofs, now) });
}

function expiryOf(proofs: CustomerSessionRecord['proofs'], now: Date): Date {
  const last = Math.max(...proofs.map(({ until }) => until.getTime()));
  return new Date(Math.min(now.getTime() + IDLE_MS, last));
}

function isToken(token: string | undefined): token is string {
  return token !== undefined && /^[\w-]{43}$/.test(token);
}

function sessionIdOf(token: string): string {
  return keyedHash('customer-session', token);
}
