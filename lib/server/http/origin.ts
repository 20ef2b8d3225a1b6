import type { IncomingMessage } from 'node:http';
import { serverEnv } from '@/lib/config/serverEnv';
import { AppError } from './errors';

/** Refuses writes from other sites' pages. A client that sends neither header is no browser. */
export function checkOrigin({ headers, method }: IncomingMessage): void {
  if (method === 'GET' || method === 'HEAD') return;
  const site = headers['sec-fetch-site'];
  if (site === 'same-origin' || site === 'none') return;
  if (site !== undefined) throw new AppError('BAD_ORIGIN');
  if (headers.origin !== undefined && !isOurs(headers.origin, headers.host)) throw new AppError('BAD_ORIGIN');
}

function isOurs(origin: string, host: string | undefined): boolean {
  const { SITE_URL } = serverEnv();
  return hostOf(origin) === host || (SITE_URL !== undefined && origin === new URL(SITE_URL).origin);
}

function hostOf(origin: string): string | undefined {
  return /^https?:\/\/([^/]+)$/.exec(origin)?.[1];
}
