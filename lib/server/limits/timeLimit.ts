import { type EventLoopUtilization, performance } from 'node:perf_hooks';
import { context } from '@/lib/server/context';
import { AppError } from '@/lib/server/http/errors';

/** Leaves time for the network within three seconds. */
const REQUEST_MS = 2_600;
/** A busy process may take longer, since the database is then not what is slow. */
const BUSY = { utilization: 0.5, moreMs: 7_400 };
const RETRY_AFTER_SECONDS = 2;

/**
 * Limits the time of a request. Unfinished work is answered UNAVAILABLE but may still happen; a retry with the same key
 * does it once.
 */
export class TimeLimit {
  private left = REQUEST_MS;
  private runsSince: number | undefined;
  private timer: NodeJS.Timeout | undefined;
  private others = 0;
  private isLonger = false;
  private began: EventLoopUtilization | undefined;
  private expire: (() => void) | undefined;

  /** Must be made within the context of its request, where other calls find it. */
  constructor() {
    const here = context.getStore();
    if (here) here.limit = this;
  }

  /** `work` continues after UNAVAILABLE is thrown. A synchronous result needs no timer. */
  async spend<T>(work: () => Promise<T> | T): Promise<T> {
    const done = work();
    return done instanceof Promise ? this.race(done) : done;
  }

  private async race<T>(work: Promise<T>): Promise<T> {
    try {
      return await new Promise<T>((resolve, reject) => {
        this.expire = () => reject(new AppError('UNAVAILABLE', { retryAfterSeconds: RETRY_AFTER_SECONDS }));
        if (this.others === 0) this.run();
        work.then(resolve, reject);
      });
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
    this.began ??= performance.eventLoopUtilization();
    this.timer = setTimeout(() => this.end(), this.left);
  }

  private end(): void {
    if (this.isLonger || performance.eventLoopUtilization(this.began).utilization < BUSY.utilization)
      return this.expire?.();
    this.isLonger = true;
    this.left += BUSY.moreMs;
    this.halt();
    this.run();
  }

  private halt(): void {
    clearTimeout(this.timer);
    if (this.runsSince !== undefined) this.left -= performance.now() - this.runsSince;
    this.runsSince = undefined;
  }
}

/** Stops the request's clock during calls with their own limit. */
export async function offTheClock<T>(others: () => Promise<T>): Promise<T> {
  const limit = context.getStore()?.limit;
  return limit ? limit.waitFor(others) : others();
}
