import { AsyncLocalStorage } from 'node:async_hooks';
import type { TimeLimit } from './limits/timeLimit';

/** Of a request or a piece of a job. */
export type Context = { traceId: string; flags: string; limit?: TimeLimit };

/** One for all that goes along: under Node 20 each storage costs every promise of the process. */
export const context = new AsyncLocalStorage<Context>();
