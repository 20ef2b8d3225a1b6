import { sealData, unsealData } from 'iron-session';
import { serverEnv } from '@/lib/config/serverEnv';
import { hostCookie } from '../http/cookies';
import { AppError } from '../http/errors';

export const VERIFIED_COOKIE = '__Host-verified';

/** A code opens what is personal for half a day; the browser stays a known one for as long as its session. */
const VERIFIED_MS = 12 * 60 * 60 * 1000;
const KNOWN_SECONDS = 45 * 24 * 60 * 60;

/** `until` is milliseconds. Beside the session and apart from it: to be verified changes nobody's quotes. */
export type VerifiedPhone = { mobileHash: string; until: number };

/** Undefined when it is missing, too old or not sealed by us. */
export async function openVerified(sealed: string | undefined): Promise<VerifiedPhone | undefined> {
  if (!sealed) return undefined;
  const opened = await unsealData<Partial<VerifiedPhone>>(sealed, sealing()).catch(() => undefined);
  const { mobileHash, until } = opened ?? {};
  return mobileHash !== undefined && until !== undefined ? { mobileHash, until } : undefined;
}

export async function verifiedCookie(mobileHash: string, now: Date): Promise<string> {
  const verified: VerifiedPhone = { mobileHash, until: now.getTime() + VERIFIED_MS };
  return hostCookie(VERIFIED_COOKIE, await sealData(verified, sealing()), KNOWN_SECONDS);
}

/** Whether this browser proved this number lately. Nobody is verified for a record without one. */
export function isVerifiedFor(
  mobileHash: string | undefined,
  verified: VerifiedPhone | undefined,
  now: Date,
): boolean {
  return mobileHash !== undefined && verified?.mobileHash === mobileHash && verified.until > now.getTime();
}

/** The number that this browser proved lately; NOT_SIGNED_IN where it proved none. */
export function provenNumberOf(verified: VerifiedPhone | undefined, now: Date): string {
  if (!verified || verified.until <= now.getTime()) throw new AppError('NOT_SIGNED_IN');
  return verified.mobileHash;
}

function sealing() {
  const { SESSION_SECRET } = serverEnv();
  if (!SESSION_SECRET) throw new Error('SESSION_SECRET is not set');
  return { password: SESSION_SECRET, ttl: KNOWN_SECONDS };
}
