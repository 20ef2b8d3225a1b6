import { AsyncLocalStorage } from 'node:async_hooks';

/** The clock of a request, which stands still while others work (`limits/timeLimit.ts`). */
type Clock = { waitFor: <T>(others: () => Promise<T>) => Promise<T> };

/** Of a request or a piece of a job. */
export type Context = { traceId: string; flags: string; limit?: Clock };

/** One for all that goes along: under Node 20 each storage costs every promise of the process. */
export const context = new AsyncLocalStorage<Context>();
