import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';

/** https://www.w3.org/TR/trace-context: version 00. */
const FORM = /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})[0-9a-f]{16}-([0-9a-f]{2})$/;
/** Sampled: whoever keeps traces decides, not we. */
const FLAGS = '01';

type Trace = { traceId: string; flags: string };

const current = new AsyncLocalStorage<Trace>();

/** Node draws many UUIDs at once; six bits of one are fixed, so neither part is ever zero. */
const random = () => randomUUID().replaceAll('-', '');

/** Runs under the trace of `given`; under a new one if that is not a valid traceparent. */
export function tracing<T>(given: unknown, work: () => T): T {
  return current.run(readTrace(given) ?? { traceId: random(), flags: FLAGS }, work);
}

function readTrace(given: unknown): Trace | undefined {
  const [, traceId, flags] = (typeof given === 'string' && FORM.exec(given)) || [];
  return traceId !== undefined && flags !== undefined ? { traceId, flags } : undefined;
}

export function traceId(): string | undefined {
  return current.getStore()?.traceId;
}

/** To store or send: the current trace and a new id for what follows. */
export function traceparent(): string | undefined {
  const trace = current.getStore();
  return trace && `00-${trace.traceId}-${random().slice(0, 16)}-${trace.flags}`;
}
