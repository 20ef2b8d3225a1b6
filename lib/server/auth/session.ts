import { randomBytes } from 'node:crypto';
import { sealData, unsealData } from 'iron-session';
import { serverEnv } from '@/lib/config/serverEnv';
import { keyedHash } from '../crypto';

export const SESSION_COOKIE = '__Host-session';
export const SESSION_SECONDS = 45 * 24 * 60 * 60;

const CLIENT_UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The session id in a sealed cookie; undefined when it is missing, expired or not sealed by us. */
export async function openSession(sealed: string | undefined): Promise<string | undefined> {
  if (!sealed) return undefined;
  const options = { password: password(), ttl: SESSION_SECONDS };
  const { id } = await unsealData<{ id?: unknown }>(sealed, options).catch(() => ({ id: undefined }));
  return typeof id === 'string' ? id : undefined;
}

export function sealSession(id: string): Promise<string> {
  return sealData({ id }, { password: password(), ttl: SESSION_SECONDS });
}

/**
 * The id of a browser's first session. Two first requests with one Idempotency-Key (a double click) must get
 * the same one, or the later cookie would disown the quote. Only keys that can't be guessed count.
 */
export function newSessionId(idempotencyKey: string | undefined): string {
  return idempotencyKey && CLIENT_UUID.test(idempotencyKey)
    ? keyedHash('session-of-request', idempotencyKey)
    : randomBytes(32).toString('base64url');
}

function password(): string {
  const { SESSION_SECRET } = serverEnv();
  if (!SESSION_SECRET) throw new Error('SESSION_SECRET is not set');
  return SESSION_SECRET;
}
