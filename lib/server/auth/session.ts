import { HOUR_MS } from '@/lib/domain/common/dates';
import { randomBytes } from 'node:crypto';
import { sealData, unsealData } from 'iron-session';
import { serverEnv } from '@/lib/config/serverEnv';
import { keyedHash } from '@/lib/server/crypto';
import { rememberOpened } from './openedCookies';

export const SESSION_COOKIE = 'session';
export const SESSION_SECONDS = 45 * 24 * 60 * 60;
/** Limits how often the cookie is sealed again. */
const RENEW_AFTER_MS = HOUR_MS;

export type Session = { id: string; sealedAt: number };

const RANDOM_KEY = /^[0-9a-f]{32}$/;

export const openSession = rememberOpened(async (sealed): Promise<Session | undefined> => {
  const options = { password: password(), ttl: SESSION_SECONDS };
  const session = await unsealData<Partial<Session>>(sealed, options).catch(() => undefined);
  return session?.id === undefined ? undefined : { id: session.id, sealedAt: session.sealedAt ?? 0 };
});

export function sealSession(id: string, now: Date): Promise<string> {
  return sealData({ id, sealedAt: now.getTime() } satisfies Session, {
    password: password(),
    ttl: SESSION_SECONDS,
  });
}

/** Derived from the browser's random first-save key, which is never logged, so that parallel first saves agree. */
export function newSession(first: string | undefined): Session {
  const id =
    first && RANDOM_KEY.test(first)
      ? keyedHash('first-session', first)
      : randomBytes(32).toString('base64url');
  return { id, sealedAt: 0 };
}

export function isDueForRenewal({ sealedAt }: Session, now: Date): boolean {
  return now.getTime() - sealedAt > RENEW_AFTER_MS;
}

function password(): string {
  const { SESSION_SECRET } = serverEnv();
  if (!SESSION_SECRET) throw new Error('SESSION_SECRET is not set');
  return SESSION_SECRET;
}
