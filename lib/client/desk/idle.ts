import { MINUTE_MS } from '@/lib/domain/common/dates';
import { STAFF_SESSION, UNATTENDED } from '@/lib/domain/desk/staffSession.data';

const PREFIXES = ['/api/telecaller-dashboard/', '/api/staff/'];

let endsAt: number | undefined;

/** Notes that a request made by hand has prolonged the staff's session. */
export function noteUse(
  url: string,
  status: number,
  { headers, sentAt }: { headers: HeadersInit | undefined; sentAt: number },
): void {
  if (!PREFIXES.some((prefix) => url.startsWith(prefix)) || status === 401) return;
  if (!new Headers(headers).has(UNATTENDED)) endsAt = sentAt + STAFF_SESSION.idleMinutes * MINUTE_MS;
}

/** Notes the seconds that are left as the server says, which knows of other tabs. */
export function noteIdle(seconds: number): void {
  endsAt = Date.now() + seconds * 1000;
}

/** Minutes until the session ends if nobody does anything. */
export function idleMinutesLeft(): number {
  const left = endsAt === undefined ? STAFF_SESSION.idleMinutes : (endsAt - Date.now()) / MINUTE_MS;
  return Math.max(0, Math.ceil(left));
}
