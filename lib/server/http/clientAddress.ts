import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { isIPv4, isIPv6 } from 'node:net';
import { serverEnv } from '@/lib/config/serverEnv';

/** Entries left of the outermost trusted proxy's may be forged. IPv6 counts by /64, which one subscriber has. */
export function clientAddress({ headers, socket }: IncomingMessage): string {
  const hops = serverEnv().TRUSTED_PROXIES;
  const named = hops > 0 ? forwarded(headers).at(-hops) : undefined;
  return networkOf(named) ?? networkOf(socket.remoteAddress) ?? 'unknown';
}

function forwarded(headers: IncomingHttpHeaders): string[] {
  return String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean);
}

/** Some proxies add the port: `192.0.2.7:51234`, `[2001:db8::1]:443`. */
function networkOf(written = ''): string | undefined {
  if (isIPv4(written)) return written;
  const bare = written
    .replace(/^\[(.*)\](:\d+)?$|^([\d.]+):\d+$/, '$1$3')
    .replace(/^::ffff:(?=[\d.]+$)/i, '');
  if (isIPv4(bare)) return bare;
  return isIPv6(bare) ? `${groupsOf(bare).slice(0, 4).join(':')}::/64` : undefined;
}

function groupsOf(address: string): string[] {
  const [before = [], after = []] = address
    .replace(/%.*$/, '')
    .split('::')
    .map((part) => part.split(':').filter(Boolean));
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => '0');
  return [...before, ...zeros, ...after].map((group) => parseInt(group, 16).toString(16));
}
