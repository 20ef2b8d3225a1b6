import type { IncomingMessage } from 'node:http';
import { keyedHash } from '../crypto';
import { clientAddress } from '../http/clientAddress';
import { hostCookie, readCookie } from '../http/cookies';
import { isWellFormed, newResumeSecret, RESUME_COOKIE, resumeSecretHash } from './resumeSecret';
import {
  isDueForRenewal,
  newSession,
  openSession,
  sealSession,
  type Session,
  SESSION_COOKIE,
  SESSION_SECONDS,
} from './session';
import { openVerified, VERIFIED_COOKIE, type VerifiedPhone } from './verifiedPhone';

/** Who asks, as keyed hashes: what a record is compared with. A stranger's match nothing that is stored. */
export type Caller = {
  ownerHash: string;
  resumeHash: string;
  addressHash: string;
  /** The phone that this browser proved to have, and until when that counts. */
  verified?: VerifiedPhone;
};

export type Keep = 'session' | 'resumeSecret';

/** The caller of a request and the secrets behind the hashes, which never leave the door. */
export type Identity = { caller: Caller; session: Session; resumeSecret: string };

export async function identify(
  request: IncomingMessage,
  idempotencyKey: string | undefined,
): Promise<Identity> {
  const session = (await openSession(readCookie(request, SESSION_COOKIE))) ?? newSession(idempotencyKey);
  const kept = readCookie(request, RESUME_COOKIE);
  const resumeSecret = isWellFormed(kept) ? kept : newResumeSecret(session.id);
  return {
    session,
    resumeSecret,
    caller: {
      ownerHash: keyedHash('session-owner', session.id),
      resumeHash: resumeSecretHash(resumeSecret),
      addressHash: keyedHash('address', clientAddress(request)),
      verified: await openVerified(readCookie(request, VERIFIED_COOKIE)),
    },
  };
}

/** The cookies by which this browser is known again for another 45 days. */
export async function cookiesOf(
  { session, resumeSecret }: Identity,
  keeps: readonly Keep[],
  now: Date,
): Promise<string[]> {
  const cookies: string[] = [];
  if (keeps.includes('session') && isDueForRenewal(session, now)) {
    cookies.push(hostCookie(SESSION_COOKIE, await sealSession(session.id, now), SESSION_SECONDS));
  }
  if (keeps.includes('resumeSecret')) {
    cookies.push(hostCookie(RESUME_COOKIE, resumeSecret, SESSION_SECONDS));
  }
  return cookies;
}
