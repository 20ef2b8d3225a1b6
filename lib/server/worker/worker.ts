import { setMaxListeners } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { tracing } from '@/lib/server/telemetry/trace';
import { AppError } from '@/lib/server/http/errors';
import { logger } from '@/lib/server/logger';
import { note } from '@/lib/server/telemetry/notes';

/** Work stored in documents; any server may do any part concurrently. */
export type Job = {
  name: string;
  /** Pause when nothing is due. */
  everyMs: number;
  /** Concurrent runs in one server. */
  lanes?: number;
  /** False when none is due. Must be idempotent: after a crash another server repeats it. */
  doNext: (now: Date) => Promise<boolean>;
};

export type Worker = {
  /** Resolves when running pieces are done. */
  stop: () => Promise<void>;
};

const AFTER_ERROR_MS = 5_000;
/** A piece that hangs is abandoned, as if the server had stopped. */
const LONGEST_MS = 60_000;

/** A failing job is retried later and blocks no other. */
export function startWorker(jobs: readonly Job[]): Worker {
  const stopping = new AbortController();
  const lanes = jobs.flatMap((job) =>
    Array.from({ length: job.lanes ?? 1 }, () => runLane(job, stopping.signal)),
  );
  // Each lane adds a listener; Node warns above ten.
  setMaxListeners(0, stopping.signal);
  return {
    stop: async () => {
      stopping.abort();
      await Promise.all(lanes);
    },
  };
}

async function runLane({ name, everyMs, doNext }: Job, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    try {
      const isDone = await orLeave(tracing(undefined, () => doNext(new Date())));
      if (isDone) note('job', { job: name, outcome: 'done' });
      else await pause(everyMs, signal);
    } catch (error) {
      note('job', { job: name, outcome: 'failed' });
      if (!isSaid(error)) logger().warn({ action: 'job', job: name, error });
      await pause(Math.max(everyMs, AFTER_ERROR_MS), signal);
    }
  }
}

/** Errors about an incomplete database are logged where they are found, once for all jobs. */
const isSaid = (error: unknown) => error instanceof AppError && error.code === 'NOT_SET_UP';

async function orLeave<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const left = new Promise<never>((_, reject) => {
    timer = globalThis.setTimeout(() => reject(new Error('It did not come to an end')), LONGEST_MS);
  });
  return Promise.race([work, left]).finally(() => clearTimeout(timer));
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return setTimeout(milliseconds, undefined, { signal }).catch(() => undefined);
}
