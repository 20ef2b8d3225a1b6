import { MINUTE_MS } from '@/lib/domain/common/dates';
import { STAFF_SESSION, UNATTENDED } from '@/lib/domain/desk/staffSession.data';

const PREFIXES = ['/api/telecaller-dashboard/', '/api/staff/'];

let endsAt: number | undefined;

/** Moves the session's end after a request that somebody made by hand. Polling doesn't prolong a session. */
export function noteUse(
  url: string,
  status: number,
  { headers, sentAt }: { headers: HeadersInit | undefined; sentAt: number },
): void {
  if (!PREFIXES.some((prefix) => url.startsWith(prefix)) || status === 401) return;
  if (!new Headers(headers).has(UNATTENDED)) endsAt = sentAt + STAFF_SESSION.idleMinutes * MINUTE_MS;
}

/** Stores the remaining seconds as the server counts them, which includes other tabs. */
export function noteIdle(seconds: number): void {
  endsAt = Date.now() + seconds * 1000;
}

/** Minutes until the session ends if nobody does anything. */
export function idleMinutesLeft(): number {
  const left = endsAt === undefined ? STAFF_SESSION.idleMinutes : (endsAt - Date.now()) / MINUTE_MS;
  return Math.max(0, Math.ceil(left));
}
