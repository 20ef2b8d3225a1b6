import Cookies from 'js-cookie';
import { cookieName } from '@/lib/domain/common/cookieName';
import { DAY_MS } from '@/lib/domain/common/dates';
import { FIRST_SESSION_COOKIE, FIRST_SESSION_MINUTES } from '@/lib/domain/verify/firstSession.data';
import { randomKey } from '@/lib/client/common/randomKey';

/** Never replaces an existing one: retries and other tabs belong to the same session. */
export function keepFirstSession(): void {
  const secure = window.location.protocol === 'https:';
  const name = cookieName(FIRST_SESSION_COOKIE, secure);
  if (Cookies.get(name)) return;
  const expires = (FIRST_SESSION_MINUTES * 60_000) / DAY_MS;
  Cookies.set(name, randomKey(), { expires, path: '/', secure, sameSite: 'Lax' });
}
