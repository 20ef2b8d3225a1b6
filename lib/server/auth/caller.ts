import type { IncomingMessage } from 'node:http';
import { keyedHash } from '../crypto';
import { clientAddress } from '../http/clientAddress';
import { hostCookie, readCookie } from '../http/cookies';
import { isWellFormed, newResumeSecret, RESUME_COOKIE, resumeSecretHash } from './resumeSecret';
import { newSessionId, openSession, sealSession, SESSION_COOKIE, SESSION_SECONDS } from './session';
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
export type Identity = { caller: Caller; sessionId: string; resumeSecret: string };

export async function identify(
  request: IncomingMessage,
  idempotencyKey: string | undefined,
): Promise<Identity> {
  const sessionId = (await openSession(readCookie(request, SESSION_COOKIE))) ?? newSessionId(idempotencyKey);
  const kept = readCookie(request, RESUME_COOKIE);
  const resumeSecret = isWellFormed(kept) ? kept : newResumeSecret(sessionId);
  return {
    sessionId,
    resumeSecret,
    caller: {
      ownerHash: keyedHash('session-owner', sessionId),
      resumeHash: resumeSecretHash(resumeSecret),
      addressHash: keyedHash('address', clientAddress(request)),
      verified: await openVerified(readCookie(request, VERIFIED_COOKIE)),
    },
  };
}

/** The cookies by which this browser is known again for another 45 days. */
export async function cookiesOf(identity: Identity, keeps: readonly Keep[]): Promise<string[]> {
  const cookies: string[] = [];
  if (keeps.includes('session')) {
    cookies.push(hostCookie(SESSION_COOKIE, await sealSession(identity.sessionId), SESSION_SECONDS));
  }
  if (keeps.includes('resumeSecret')) {
    cookies.push(hostCookie(RESUME_COOKIE, identity.resumeSecret, SESSION_SECONDS));
  }
  return cookies;
}
