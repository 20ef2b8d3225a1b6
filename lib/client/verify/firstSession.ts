import Cookies from 'js-cookie';
import { DAY_MS } from '@/lib/domain/common/dates';
import { FIRST_SESSION_COOKIE, FIRST_SESSION_MINUTES } from '@/lib/domain/verify/firstSession.data';
import { randomKey } from '@/lib/client/common/randomKey';

/** Never replaces an existing one: retries and other tabs belong to the same session. */
export function keepFirstSession(): void {
  if (Cookies.get(FIRST_SESSION_COOKIE)) return;
  const expires = (FIRST_SESSION_MINUTES * 60_000) / DAY_MS;
  Cookies.set(FIRST_SESSION_COOKIE, randomKey(), { expires, path: '/', secure: true, sameSite: 'Lax' });
}
