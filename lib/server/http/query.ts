import type { IncomingMessage } from 'node:http';
import { AppError, invalidField } from './errors';

/** Refuses duplicate keys, which are ambiguous. */
export function readQuery({ url = '/' }: IncomingMessage): Record<string, string> {
  if (!url.includes('?')) return {};
  const entries = [...parseUrl(url).searchParams].filter(([key]) => !(key in Object.prototype));
  const query = new Map<string, string>();
  for (const [key, value] of entries) {
    if (query.has(key)) throw invalidField(key, 'errors.INVALID_FIELD');
    query.set(key, value);
  }
  return Object.fromEntries(query);
}

function parseUrl(url: string): URL {
  try {
    return new URL(url, 'http://localhost');
  } catch {
    throw new AppError('INVALID_INPUT');
  }
}
