import { MongoError, toMongoError } from '../values/errors';
import type { Catalog } from './catalog';
import type { Environment } from './environment';

/** `shared` may be grouped and run again; `step` runs once; `atomic` rolls back on any throw. */
type Kind = 'shared' | 'step' | 'atomic';
type Job = { run(): unknown; resolve(value: unknown): void; reject(error: unknown): void; kind: Kind };
type Outcome = { value: unknown } | { error: MongoError };

/** Longest group, so that readers get their turn. */
const groupMilliseconds = 25;

/**
 * Group commit: runs waiting writes in one transaction, so that one disk sync serves them all. A write
 * resolves after that sync.
 */
export class Writer {
  private waiting: Job[] = [];
  private isScheduled = false;

  constructor(
    private readonly environment: Environment,
    private readonly catalog: Catalog,
  ) {}

  /** `work` may throw only before its first change. It runs again if its group fails, so it must read afresh. */
  async write<T>(work: () => T): Promise<T> {
    return this.enqueue(work, 'shared');
  }

  /** One step of a longer task, in its own transaction; never repeated. */
  async writeStep<T>(work: () => T): Promise<T> {
    return this.enqueue(work, 'step');
  }

  /** In its own transaction; a throw rolls back. */
  async writeAtomically<T>(work: () => T): Promise<T> {
    return this.enqueue(work, 'atomic');
  }

  private async enqueue<T>(work: () => T, kind: Kind): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      this.waiting.push({ run: work, resolve: resolve, reject, kind });
      this.schedule();
    });
  }

  private schedule(): void {
    if (this.isScheduled) return;
    this.isScheduled = true;
    setImmediate(() => {
      this.isScheduled = false;
      this.runNext();
      if (this.waiting.length > 0) this.schedule();
    });
  }

  private runNext(): void {
    const alone = this.waiting.findIndex(({ kind }) => kind !== 'shared');
    const size = alone < 0 ? this.waiting.length : Math.max(alone, 1);
    const jobs = this.waiting.splice(0, size);
    try {
      const outcomes = this.commit(jobs);
      this.waiting.unshift(...jobs.slice(outcomes.length));
      for (const [i, outcome] of outcomes.entries()) settle(jobs[i], outcome);
    } catch (error) {
      if (jobs.length === 1) settle(jobs[0], { error: toMongoError(error) });
      else for (const job of jobs) this.runAgain(job);
    }
  }

  /** A failed group was rolled back; each job runs alone to find the one that failed. */
  private runAgain(job: Job): void {
    try {
      const [outcome] = this.commit([job]);
      if (outcome) settle(job, outcome);
    } catch (error) {
      settle(job, { error: toMongoError(error) });
    }
  }

  private commit(jobs: readonly Job[]): Outcome[] {
    const until = performance.now() + groupMilliseconds;
    try {
      return this.environment.transact(() => {
        const outcomes: Outcome[] = [];
        for (const job of jobs) {
          outcomes.push(run(job));
          if (performance.now() > until) break;
        }
        this.catalog.saveCounts();
        return outcomes;
      });
    } catch (error) {
      this.catalog.reload();
      throw error;
    }
  }
}

function run(job: Job): Outcome {
  try {
    return { value: job.run() };
  } catch (error) {
    if (error instanceof MongoError && job.kind !== 'atomic') return { error };
    throw error;
  }
}

function settle(job: Job | undefined, outcome: Outcome): void {
  if ('error' in outcome) job?.reject(outcome.error);
  else job?.resolve(outcome.value);
}
