import { MongoError, toMongoError } from '../values/errors';
import type { Catalog } from './catalog';
import type { Environment } from './environment';

/** `shared` goes with others and may run again; `step` runs once only; of `atomic` any throw leaves nothing. */
type Kind = 'shared' | 'step' | 'atomic';
type Job = { run(): unknown; resolve(value: unknown): void; reject(error: unknown): void; kind: Kind };
type Outcome = { value: unknown } | { error: MongoError };

/** A group ends after this long, so that reading clients get their turn. */
const groupMilliseconds = 25;

/**
 * Runs writes one after the other, and those that came in together in one transaction: one wait for the
 * disk serves them all. A write is answered only when that transaction is on the disk.
 */
export class Writer {
  private waiting: Job[] = [];
  private isScheduled = false;

  constructor(
    private readonly environment: Environment,
    private readonly catalog: Catalog,
  ) {}

  /**
   * `work` may throw a MongoError only before its first change. It may run more than once, if the group it
   * was in fails, so it must read all it needs afresh.
   */
  async write<T>(work: () => T): Promise<T> {
    return this.enqueue(work, 'shared');
  }

  /** One step of a longer work, in a transaction of its own: it is never run a second time. */
  async writeStep<T>(work: () => T): Promise<T> {
    return this.enqueue(work, 'step');
  }

  /** In a transaction of its own: whatever `work` throws, nothing that it did stays. */
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

  /** Who made a group fail is found by running each by itself: nothing of the group was kept. */
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
