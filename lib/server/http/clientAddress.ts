import type { IncomingMessage } from 'node:http';
import { serverEnv } from '@/lib/config/serverEnv';

/**
 * The caller's address: the socket's, or, with `TRUSTED_PROXIES` hops in front, the entry of X-Forwarded-For
 * that the outermost of them wrote. What stands left of it the caller may have made up.
 */
export function clientAddress({ headers, socket }: IncomingMessage): string {
  const hops = serverEnv().TRUSTED_PROXIES;
  const forwarded = String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean);
  const named = hops > 0 ? forwarded[Math.max(0, forwarded.length - hops)] : undefined;
  return named ?? socket.remoteAddress ?? 'unknown';
}
