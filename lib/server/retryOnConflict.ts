import { AppError } from '@/lib/server/http/errors';

const MAX_TRIES = 10;

/**
 * Tries again from what is there by now, as often as somebody else changed it meanwhile: an attempt answers undefined
 * for that. Gives up with `conflict`.
 */
export async function retryOnConflict<T>(
  attempt: (tries: number) => Promise<T | undefined>,
  conflict: () => Error | Promise<Error> = () => new AppError('CONFLICT'),
): Promise<T> {
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const done = await attempt(tries);
    if (done !== undefined) return done;
  }
  throw await conflict();
}
