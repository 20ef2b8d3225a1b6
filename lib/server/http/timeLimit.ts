import { AsyncLocalStorage } from 'node:async_hooks';
import { AppError } from './errors';

/** Whoever asks has an answer within three seconds; what is left of them is for the way. */
const REQUEST_MS = 2_600;
const RETRY_AFTER_SECONDS = 2;

const current = new AsyncLocalStorage<TimeLimit>();

/**
 * How long one request may take of this server and its database. What is not done by then is answered UNAVAILABLE and
 * may still happen: whoever sends it again with the same key does it once.
 */
export class TimeLimit {
  private left = REQUEST_MS;
  private runsSince: number | undefined;
  private timer: NodeJS.Timeout | undefined;
  private others = 0;
  private expire: (() => void) | undefined;

  /** Throws UNAVAILABLE when the time is over, whatever `work` does then. */
  async spend<T>(work: () => Promise<T> | T): Promise<T> {
    const expired = new Promise<never>((_, reject) => {
      this.expire = () => reject(new AppError('UNAVAILABLE', { retryAfterSeconds: RETRY_AFTER_SECONDS }));
    });
    this.run();
    try {
      return await Promise.race([current.run(this, async () => work()), expired]);
    } finally {
      this.expire = undefined;
      this.halt();
    }
  }

  async waitFor<T>(others: () => Promise<T>): Promise<T> {
    if (++this.others === 1) this.halt();
    try {
      return await others();
    } finally {
      if (--this.others === 0) this.run();
    }
  }

  private run(): void {
    if (!this.expire) return;
    this.runsSince = performance.now();
    this.timer = setTimeout(this.expire, this.left);
  }

  private halt(): void {
    clearTimeout(this.timer);
    if (this.runsSince !== undefined) this.left -= performance.now() - this.runsSince;
    this.runsSince = undefined;
  }
}

/** Waits for somebody who has a limit of his own, a provider or the typesetter: meanwhile the request's clock stands. */
export async function offTheClock<T>(others: () => Promise<T>): Promise<T> {
  const limit = current.getStore();
  return limit ? limit.waitFor(others) : others();
}
