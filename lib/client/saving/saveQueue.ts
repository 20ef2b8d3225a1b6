import { isTemporary } from '@/lib/client/common/apiError';
import { Listeners } from '@/lib/client/common/listeners';
import type { SaveStatus } from '@/lib/domain/common/saveStatus';
import { joinSaves } from './waitingSaves';

const RETRY_MS = { first: 2_000, longest: 15_000 } as const;

const retryDelay = (failures: number) => Math.min(RETRY_MS.first * 2 ** (failures - 1), RETRY_MS.longest);

/** README.md compares the four policies. */
export type SavePolicy<Fields extends object> = {
  delayMs: number;
  /** `isLast`: the page is closing, so a conflict could not be resolved. */
  send: (changed: Partial<Fields>, isLast: boolean) => unknown;
  /** Must resolve before anything is sent. */
  load?: () => Promise<void>;
  /** Resolves to true if a conflict was resolved; the change is then resent at once. */
  mend?: (problem: unknown) => boolean | Promise<boolean>;
  /** Whether a change that the server refuses stays pending. */
  refused: 'keep' | 'drop';
  /** Called for the first failure in a row, and for each refusal. */
  onProblem?: (problem: unknown) => void;
};

/** A newer value replaces a pending one. One request at a time; failures are retried with backoff. */
export class SaveQueue<Fields extends object> {
  #waiting: Partial<Fields> = {};
  #since = new Map<string, number>();
  #onTheWay: Partial<Fields> = {};
  #sending: Promise<void> | undefined;
  /** Replaced by clear(), to ignore responses to earlier requests. */
  #run = {};
  #isLoaded: boolean;
  #failures = 0;
  #hasMended = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #retryTimer: ReturnType<typeof setTimeout> | undefined;
  #problem: unknown;
  #status: SaveStatus = { state: 'idle' };
  #listeners = new Listeners();
  #leave: (() => void) | undefined;

  constructor(private readonly policy: SavePolicy<Fields>) {
    this.#isLoaded = policy.load === undefined;
  }

  put = (changed: Partial<Fields>, { restart = false } = {}): void => {
    const now = Date.now();
    for (const field of Object.keys(changed)) if (!this.#since.has(field)) this.#since.set(field, now);
    this.#wait({ ...this.#waiting, ...changed });
    this.#show(this.#failures === 0 ? { state: 'saving' } : this.#status);
    if (restart) this.#stopTimer();
    this.#sendSoon();
  };

  waiting = (): Partial<Fields> => this.#waiting;

  waitingSince = (): number | undefined => (this.isIdle() ? undefined : Math.min(...this.#since.values()));

  isIdle = (): boolean => this.#since.size === 0;

  isLoaded = (): boolean => this.#isLoaded;

  status = (): SaveStatus => this.#status;

  problem = (): unknown => this.#problem;

  subscribe = this.#listeners.add;

  retry = (): Promise<void> => (this.#sending ??= this.#sendAll());

  flush = (): void => {
    void this.#attempt(true).then((isAgain) => (isAgain ? this.retry() : undefined));
  };

  drop = (fields: readonly string[]): void => {
    fields.forEach((field) => this.#since.delete(field));
    this.#wait(pick(this.#waiting, [...this.#since.keys()]));
  };

  /** Drops fields that another saver has taken over. */
  leave = (fields: readonly string[]): void => {
    if (fields.length === 0) return;
    this.drop(fields);
    if (!this.isIdle() || !this.#isLoaded) return;
    this.#failures = 0;
    this.#problem = undefined;
    this.#show(this.#status.state === 'saved' ? this.#status : { state: 'idle' });
  };

  /** Drops everything that waits; responses to requests in flight are ignored. */
  clear = (): void => {
    this.#run = {};
    this.#stopTimer();
    clearTimeout(this.#retryTimer);
    this.#onTheWay = {};
    this.#sending = undefined;
    this.#failures = 0;
    this.#hasMended = false;
    this.drop([...this.#since.keys()]);
    this.#show({ state: 'idle' });
  };

  #sendSoon(): void {
    if (this.policy.delayMs === 0) void this.retry();
    else this.#timer ??= setTimeout(() => void this.#onTime(), this.policy.delayMs);
  }

  #onTime(): Promise<void> {
    this.#timer = undefined;
    return this.retry();
  }

  #stopTimer(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  async #sendAll(): Promise<void> {
    const run = this.#run;
    let isAgain = await this.#attempt(false);
    while (isAgain) isAgain = await this.#attempt(false);
    if (run !== this.#run) return;
    this.#sending = undefined;
    if (!this.isIdle() && this.#failures === 0) this.#sendSoon();
  }

  /** Resolves to true if another attempt should follow at once. */
  async #attempt(isLast: boolean): Promise<boolean> {
    if (!this.#isLoaded) return isLast ? false : this.#load();
    const sent = this.#unsent();
    if (Object.keys(sent).length === 0) return false;
    this.#stopTimer();
    clearTimeout(this.#retryTimer);
    const run = this.#run;
    this.#onTheWay = { ...this.#onTheWay, ...sent };
    try {
      await this.policy.send(sent, isLast);
      if (run === this.#run) this.#succeed(sent);
      return false;
    } catch (problem) {
      return await this.#fail(problem, sent, run);
    } finally {
      this.#onTheWay = without(this.#onTheWay, sent);
    }
  }

  async #load(): Promise<boolean> {
    const run = this.#run;
    try {
      await this.policy.load?.();
      this.#isLoaded = true;
      this.#failures = 0;
      this.#problem = undefined;
      this.#show(this.#status);
      return false;
    } catch (problem) {
      return this.#fail(problem, {}, run);
    }
  }

  #succeed(sent: Partial<Fields>): void {
    this.#settle(sent);
    this.#failures = 0;
    this.#hasMended = false;
    this.#problem = undefined;
    this.#show(this.isIdle() ? { state: 'saved', at: new Date().toISOString() } : { state: 'saving' });
  }

  async #fail(failure: unknown, sent: Partial<Fields>, run: object): Promise<boolean> {
    const { isMended, problem } = await this.#mend(failure);
    if (run !== this.#run) return false;
    if (isMended && this.isIdle()) this.#succeed({});
    else if (isMended && !this.#hasMended) return (this.#hasMended = true);
    else this.#note(problem, sent, !isMended && !isTemporary(problem));
    return false;
  }

  async #mend(problem: unknown) {
    try {
      return { isMended: this.policy.mend !== undefined && (await this.policy.mend(problem)), problem };
    } catch (another) {
      return { isMended: false, problem: another };
    }
  }

  #note(problem: unknown, sent: Partial<Fields>, isRefused: boolean): void {
    if (this.#failures === 0 || isRefused) this.policy.onProblem?.(problem);
    if (isRefused && this.policy.refused === 'drop') {
      this.#settle(sent);
      this.#failures = 0;
      this.#show({ state: 'idle' });
      return;
    }
    this.#failures += 1;
    this.#problem = problem;
    this.#show(this.isIdle() ? this.#status : { state: 'retrying' });
    if (!isRefused) this.#retryTimer = setTimeout(() => void this.retry(), retryDelay(this.#failures));
  }

  #unsent(): Partial<Fields> {
    return without(this.#waiting, this.#onTheWay);
  }

  #settle(sent: Partial<Fields>): void {
    const later = Object.keys(without(this.#waiting, sent));
    this.drop(Object.keys(this.#waiting).filter((field) => !later.includes(field)));
  }

  #wait(waiting: Partial<Fields>): void {
    this.#waiting = waiting;
    if (!this.isIdle()) this.#leave ??= joinSaves(this);
    else {
      this.#leave?.();
      this.#leave = undefined;
    }
  }

  #show(status: SaveStatus): void {
    this.#status = status;
    this.#listeners.tell();
  }
}

function pick<T extends object>(of: T, fields: readonly string[]): Partial<T> {
  return Object.fromEntries(Object.entries(of).filter(([field]) => fields.includes(field))) as Partial<T>;
}

function without<T extends object>(of: T, other: Partial<T>): Partial<T> {
  const entries = Object.entries(of).filter(([field, value]) => value !== other[field as keyof T]);
  return Object.fromEntries(entries) as Partial<T>;
}
