import { randomUUID } from 'node:crypto';
import { type Context, context } from '@/lib/server/context';

/** https://www.w3.org/TR/trace-context: version 00. */
const FORM = /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})[0-9a-f]{16}-([0-9a-f]{2})$/;
/** The flag of a sampled trace: the program that keeps traces decides which, not we. */
const FLAGS = '01';

/** Node draws many UUIDs at once; six bits of one are fixed, so neither part is ever zero. */
const random = () => randomUUID().replaceAll('-', '');

/** Runs under the trace of `given`; under a new one if that is not a valid traceparent. */
export function tracing<T>(given: unknown, work: () => T): T {
  return context.run(readTrace(given) ?? { traceId: random(), flags: FLAGS }, work);
}

function readTrace(given: unknown): Context | undefined {
  const [, traceId, flags] = (typeof given === 'string' && FORM.exec(given)) || [];
  return traceId !== undefined && flags !== undefined ? { traceId, flags } : undefined;
}

export function traceId(): string | undefined {
  return context.getStore()?.traceId;
}

/** The current trace and a new id for what follows, to be stored or sent. */
export function traceparent(): string | undefined {
  const trace = context.getStore();
  return trace && `00-${trace.traceId}-${random().slice(0, 16)}-${trace.flags}`;
}
