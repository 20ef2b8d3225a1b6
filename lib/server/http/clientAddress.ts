import type { IncomingMessage } from 'node:http';
import { isIPv4, isIPv6 } from 'node:net';
import { serverEnv } from '@/lib/config/serverEnv';

/**
 * The address that rate limits count: the socket's, or the X-Forwarded-For entry written by the outermost of
 * TRUSTED_PROXIES hops (entries left of it may be forged). IPv6 counts by /64, which one subscriber controls.
 */
export function clientAddress({ headers, socket }: IncomingMessage): string {
  const hops = serverEnv().TRUSTED_PROXIES;
  const forwarded = String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean);
  const named = hops > 0 ? forwarded.at(-hops) : undefined;
  return networkOf(named) ?? networkOf(socket.remoteAddress) ?? 'unknown';
}

/** Some proxies add the port: `192.0.2.7:51234`, `[2001:db8::1]:443`. */
function networkOf(written = ''): string | undefined {
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
