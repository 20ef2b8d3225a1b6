import { AppError } from '@/lib/server/http/errors';

/** More concurrent requests would only slow all of them down. */
const MOST_AT_ONCE = 500;
const RETRY_AFTER_SECONDS = 2;

// On globalThis, since each API route is a bundle of its own.
const globals = globalThis as typeof globalThis & { sukhayuAtWork?: number };

/** `work` must not wait for the client, or slow clients would block all others. */
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
