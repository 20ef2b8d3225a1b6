import { AppError } from '@/lib/server/http/errors';

const MAX_TRIES = 10;

/** Repeats `attempt` while it returns undefined, which means a concurrent change; then throws `conflict`. */
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
