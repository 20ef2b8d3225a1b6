import { setMaxListeners } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { logger } from '@/lib/server/logger';

/** Work that waits in documents. Any server may do any piece of it, at the same time as any other. */
export type Job = {
  name: string;
  /** How long to wait when nothing is due. */
  everyMs: number;
  /** How many pieces one server does at the same time. */
  lanes?: number;
  /**
   * Leases the next piece that is due, does it, and answers whether there was one. A server may die at any line:
   * what it had leased goes to the next one, so doing a piece twice must have the effect of once.
   */
  doNext: (now: Date) => Promise<boolean>;
};

export type Worker = {
  /** Begins no further piece, and resolves when those that run are done. */
  stop: () => Promise<void>;
};

const AFTER_ERROR_MS = 5_000;
/** What hangs is left alone, and its lane goes on: as if this server had died with it. */
const LONGEST_MS = 60_000;

/** Does the jobs again and again until it is stopped; one that fails is tried later and holds no other up. */
export function startWorker(jobs: readonly Job[]): Worker {
  const stopping = new AbortController();
  const lanes = jobs.flatMap((job) =>
    Array.from({ length: job.lanes ?? 1 }, () => runLane(job, stopping.signal)),
  );
  // Each lane listens while it waits, and Node warns of more than ten as of a leak.
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
      if (!(await orLeave(doNext(new Date())))) await pause(everyMs, signal);
    } catch (error) {
      logger().warn({ action: 'job', job: name, error });
      await pause(Math.max(everyMs, AFTER_ERROR_MS), signal);
    }
  }
}

async function orLeave<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const left = new Promise<never>((_, reject) => {
    timer = globalThis.setTimeout(() => reject(new Error('It did not come to an end')), LONGEST_MS);
  });
  return Promise.race([work, left]).finally(() => clearTimeout(timer));
}

/** Waits, or returns at once when the worker is being stopped. */
function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return setTimeout(milliseconds, undefined, { signal }).catch(() => undefined);
}
