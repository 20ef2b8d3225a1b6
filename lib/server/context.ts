import { AsyncLocalStorage } from 'node:async_hooks';

/** The clock of a request, which stands still while others work (`limits/timeLimit.ts`). */
type Clock = { waitFor: <T>(others: () => Promise<T>) => Promise<T> };

/** Values that go along with a request, or with one piece of a job. */
export type Context = { traceId: string; flags: string; limit?: Clock };

/** One storage for everything that goes along, since under Node 20 each one slows every promise of the process. */
export const context = new AsyncLocalStorage<Context>();
