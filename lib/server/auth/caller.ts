import type { IncomingMessage } from 'node:http';
import { FIRST_SESSION_COOKIE } from '@/lib/domain/verify/firstSession.data';
import type { AskedRight } from '@/lib/domain/verify/rights';
import { keyedHash } from '@/lib/server/crypto';
import { clientAddress } from '@/lib/server/http/clientAddress';
import { hostCookie, readCookie } from '@/lib/server/http/cookies';
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
  /** Keyed hash of the number that this browser proved at any time. */
  knownMobile?: string;
  /** Asks for the number that this session proved, for the endpoint's right. */
  proof: AskProof;
  token?: string;
};

const COOKIES = [VERIFIED_COOKIE, KNOWN_COOKIE, SESSION_COOKIE, RESUME_COOKIE, FIRST_SESSION_COOKIE] as const;
export const closedCookies = () => COOKIES.map((name) => hostCookie(name, '', 0));

export type Keep = 'session' | 'resumeSecret';

type Sent = { opened: Session | undefined; first: string | undefined; kept: string | undefined };

/**
 * The secrets behind the caller's hashes; services never see them. Rarely needed values are computed by getters of a
 * class. Getters of an object literal would give each object a hidden class of its own, which V8 keeps in its old space
 * with all that it references; a small answer then took twice the time.
 */
class Identity {
  readonly caller: Caller;
  readonly address: string;
  #sent: Sent;
  #session: Session | undefined;
  #resumeSecret: string | undefined;

  constructor(sent: Sent, address: string, more: Pick<Caller, 'knownMobile' | 'proof' | 'token'>) {
    this.#sent = sent;
    this.address = address;
    this.caller = new HashedCaller(this, more);
  }

  get session(): Session {
    return (this.#session ??= this.#sent.opened ?? newSession(this.#sent.first));
  }

  get resumeSecret(): string {
    const { kept } = this.#sent;
    return (this.#resumeSecret ??= isWellFormed(kept) ? kept : newResumeSecret(this.session.id));
  }

  get hasFirst(): boolean {
    return Boolean(this.#sent.first);
  }
}

class HashedCaller implements Caller {
  readonly knownMobile;
  readonly proof;
  readonly token;
  #identity: Identity;
  #owner: string | undefined;
  #resume: string | undefined;
  #address: string | undefined;

  constructor(
    identity: Identity,
    { knownMobile, proof, token }: Pick<Caller, 'knownMobile' | 'proof' | 'token'>,
  ) {
    this.#identity = identity;
    this.knownMobile = knownMobile;
    this.proof = proof;
    this.token = token;
  }

  get ownerHash(): string {
    return (this.#owner ??= keyedHash('session-owner', this.#identity.session.id));
  }

  get resumeHash(): string {
    return (this.#resume ??= resumeSecretHash(this.#identity.resumeSecret));
  }

  get addressHash(): string {
    return (this.#address ??= keyedHash('address', this.#identity.address));
  }
}

export async function identify(
  request: IncomingMessage,
  { keeps, right, now }: { keeps: readonly Keep[] | undefined; right: AskedRight | undefined; now: Date },
): Promise<Identity> {
  const sealed = readCookie(request, SESSION_COOKIE);
  const token = readCookie(request, VERIFIED_COOKIE);
  const known = readCookie(request, KNOWN_COOKIE);
  const sent = {
    first: keeps && readCookie(request, FIRST_SESSION_COOKIE),
    kept: readCookie(request, RESUME_COOKIE),
    opened: sealed ? await openSession(sealed) : undefined,
  };
  const knownMobile = known ? await openKnown(known) : undefined;
  return new Identity(sent, clientAddress(request), {
    knownMobile,
    proof: proofOf(token, right, now),
    token,
  });
}

export async function cookiesOf(identity: Identity, keeps: readonly Keep[], now: Date): Promise<string[]> {
  const cookies: string[] = [];
  if (keeps.includes('session') && isDueForRenewal(identity.session, now)) {
    cookies.push(hostCookie(SESSION_COOKIE, await sealSession(identity.session.id, now), SESSION_SECONDS));
  }
  if (identity.hasFirst) cookies.push(hostCookie(FIRST_SESSION_COOKIE, '', 0));
  if (keeps.includes('resumeSecret')) {
    cookies.push(hostCookie(RESUME_COOKIE, identity.resumeSecret, SESSION_SECONDS));
  }
  return cookies;
}
