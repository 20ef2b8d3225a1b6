import type { IncomingMessage } from 'node:http';
import { serverEnv } from '@/lib/config/serverEnv';
import { type CookieName, cookieName } from '@/lib/domain/common/cookieName';
import { AppError } from './errors';

/** Undefined if the cookie was sent twice, since one of them was planted. */
export function readCookie({ headers }: IncomingMessage, name: CookieName): string | undefined {
  if (headers.cookie === undefined) return undefined;
  const own = cookieName(name, isSecure());
  const found = headers.cookie
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(`${own}=`));
  if (found.length > 1) throw new AppError('INVALID_INPUT');
  return found[0]?.slice(own.length + 1);
}

export function hostCookie(name: CookieName, value: string, maxAgeSeconds: number): string {
  const secure = isSecure() ? ' Secure;' : '';
  return `${cookieName(name, isSecure())}=${value}; Max-Age=${maxAgeSeconds}; Path=/; HttpOnly;${secure} SameSite=Lax`;
}

/** Always true in production, where TLS ends before this server and a request doesn't tell. */
function isSecure(): boolean {
  const { APP_ENV, SITE_URL } = serverEnv();
  return APP_ENV === 'production' || SITE_URL?.startsWith('https:') === true;
}
