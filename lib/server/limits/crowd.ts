import { AppError } from '@/lib/server/http/errors';

/** So much work at once keeps the database busy; more would only make everybody wait. */
const MOST_AT_ONCE = 500;
const RETRY_AFTER_SECONDS = 2;

// Kept on globalThis: each API route is a bundle of its own.
const globals = globalThis as typeof globalThis & { sukhayuAtWork?: number };

/**
 * Works now or not at all: throws UNAVAILABLE while this server has as much to do as it can. Nothing that waits for
 * the caller belongs in here, or a few slow ones would keep all others out.
 */
export async function unlessCrowded<T>(work: () => Promise<T> | T): Promise<T> {
  const atWork = globals.sukhayuAtWork ?? 0;
  if (atWork >= MOST_AT_ONCE) throw new AppError('UNAVAILABLE', { retryAfterSeconds: RETRY_AFTER_SECONDS });
  globals.sukhayuAtWork = atWork + 1;
  try {
    return await work();
  } finally {
    globals.sukhayuAtWork -= 1;
  }
}
