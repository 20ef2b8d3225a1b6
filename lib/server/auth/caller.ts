import type { IncomingMessage } from 'node:http';
import { FIRST_SESSION_COOKIE } from '@/lib/domain/verify/firstSession.data';
import type { Right } from '@/lib/domain/verify/rights';
import { keyedHash } from '../crypto';
import { once } from '../once';
import { clientAddress } from '../http/clientAddress';
import { hostCookie, readCookie } from '../http/cookies';
import { KNOWN_COOKIE, openKnown } from './knownBrowser';
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
import { type AskProof, proofOf, VERIFIED_COOKIE } from './verifiedPhone';

/** Keyed hashes that records are compared with; each is made when it is asked for. */
export type Caller = {
  ownerHash: string;
  resumeHash: string;
  addressHash: string;
  /** Proven by this browser at any time. */
  knownMobile?: string;
  /** Proven in this session, for the endpoint's right. */
  proof: AskProof;
  token?: string;
};

const COOKIES = [VERIFIED_COOKIE, KNOWN_COOKIE, SESSION_COOKIE, RESUME_COOKIE, FIRST_SESSION_COOKIE] as const;
export const closedCookies = () => COOKIES.map((name) => hostCookie(name, '', 0));

export type Keep = 'session' | 'resumeSecret';

/** The secrets behind the caller's hashes; services never see them. */
export type Identity = {
  caller: Caller;
  address: string;
  session: () => Session;
  resumeSecret: () => string;
  hasFirst: boolean;
};

export async function identify(
  request: IncomingMessage,
  { keeps, right, now }: { keeps: readonly Keep[] | undefined; right: Right | undefined; now: Date },
): Promise<Identity> {
  const first = keeps && readCookie(request, FIRST_SESSION_COOKIE);
  const sealed = readCookie(request, SESSION_COOKIE);
  const opened = sealed ? await openSession(sealed) : undefined;
  const session = once(() => opened ?? newSession(first));
  const kept = readCookie(request, RESUME_COOKIE);
  const resumeSecret = once(() => (isWellFormed(kept) ? kept : newResumeSecret(session().id)));
  const token = readCookie(request, VERIFIED_COOKIE);
  const known = readCookie(request, KNOWN_COOKIE);
  const address = clientAddress(request);
  const hashes = {
    owner: once(() => keyedHash('session-owner', session().id)),
    resume: once(() => resumeSecretHash(resumeSecret())),
    address: once(() => keyedHash('address', address)),
  };
  return {
    session,
    resumeSecret,
    address,
    hasFirst: Boolean(first),
    caller: {
      get ownerHash() {
        return hashes.owner();
      },
      get resumeHash() {
        return hashes.resume();
      },
      get addressHash() {
        return hashes.address();
      },
      knownMobile: known ? await openKnown(known) : undefined,
      proof: proofOf(token, right, now),
      token,
    },
  };
}

export async function cookiesOf(
  { session, resumeSecret, hasFirst }: Identity,
  keeps: readonly Keep[],
  now: Date,
): Promise<string[]> {
  const cookies: string[] = [];
  if (keeps.includes('session') && isDueForRenewal(session(), now)) {
    cookies.push(hostCookie(SESSION_COOKIE, await sealSession(session().id, now), SESSION_SECONDS));
  }
  if (hasFirst) cookies.push(hostCookie(FIRST_SESSION_COOKIE, '', 0));
  if (keeps.includes('resumeSecret')) {
    cookies.push(hostCookie(RESUME_COOKIE, resumeSecret(), SESSION_SECONDS));
  }
  return cookies;
}
