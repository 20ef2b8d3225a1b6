import { AsyncLocalStorage } from 'node:async_hooks';

/** The clock of a request, which is stopped while other services work (`limits/timeLimit.ts`). */
type Clock = { waitFor: <T>(others: () => Promise<T>) => Promise<T> };

/** Values that accompany a request, or one piece of a job. */
export type Context = { traceId: string; flags: string; limit?: Clock };

/** One storage for all of them, since under Node 20 each storage slows every promise of the process. */
export const context = new AsyncLocalStorage<Context>();
