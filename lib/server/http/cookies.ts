import type { IncomingMessage } from 'node:http';
import { AppError } from './errors';

/** Undefined when sent twice: one of them was planted. */
export function readCookie({ headers }: IncomingMessage, name: string): string | undefined {
  const found = (headers.cookie ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(`${name}=`));
  if (found.length > 1) throw new AppError('INVALID_INPUT');
  return found[0]?.slice(name.length + 1);
}

/** The `__Host-` prefix binds it to this host over TLS. */
export function hostCookie(name: `__Host-${string}`, value: string, maxAgeSeconds: number): string {
  return `${name}=${value}; Max-Age=${maxAgeSeconds}; Path=/; HttpOnly; Secure; SameSite=Lax`;
}
