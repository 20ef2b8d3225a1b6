import { isTemporary } from '@/lib/client/common/apiError';
import { retryDelay } from './saveStatus';

/**
 * Saves what is changed of one record, and only that: what another tab or device changed stays. One request at a
 * time, so that of two choices the later one is stored last; what changes meanwhile goes with the next request.
 */
export class ChangeSaver<Values extends object> {
  #waiting: Partial<Values> = {};
  #since: number | undefined;
  #isSending = false;
  #failures = 0;
  #retryTimer: ReturnType<typeof setTimeout> | undefined;
  #listeners = new Set<() => void>();

  constructor(
    private readonly save: (changed: Partial<Values>) => Promise<unknown>,
    private readonly onProblem: (problem: unknown) => void,
  ) {}

  /** What was changed here and is not stored yet. */
  waiting = (): Partial<Values> => this.#waiting;

  waitingSince = (): number | undefined => this.#since;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  change = (changed: Partial<Values>): void => {
    this.#since ??= Date.now();
    this.#wait({ ...this.#waiting, ...changed });
    void this.retry();
  };

  retry = async (): Promise<void> => {
    if (this.#isSending) return;
    this.#isSending = true;
    clearTimeout(this.#retryTimer);
    while (Object.keys(this.#waiting).length > 0) {
      try {
        await this.#send(this.#waiting);
        this.#failures = 0;
      } catch (problem) {
        // One that lasts is told once.
        if (this.#failures === 0 || !isTemporary(problem)) this.onProblem(problem);
        if (!isTemporary(problem)) continue;
        this.#failures += 1;
        this.#retryTimer = setTimeout(() => void this.retry(), retryDelay(this.#failures));
        break;
      }
    }
    this.#isSending = false;
  };

  /** The page goes away: what waits is sent at once, and waits for no answer. */
  flush = (): void => {
    if (Object.keys(this.#waiting).length > 0) void this.#send(this.#waiting).catch(() => undefined);
  };

  /** A change that the server refuses is taken back; one that did not reach it stays, and is sent again. */
  async #send(sent: Partial<Values>): Promise<void> {
    try {
      await this.save(sent);
    } catch (problem) {
      if (!isTemporary(problem)) this.#settle(sent);
      throw problem;
    }
    this.#settle(sent);
  }

  /** What was changed again while it was on its way still waits. */
  #settle(sent: Partial<Values>): void {
    const later = Object.entries(this.#waiting).filter(
      ([field, value]) => value !== sent[field as keyof Values],
    );
    if (later.length === 0) this.#since = undefined;
    this.#wait(Object.fromEntries(later) as Partial<Values>);
  }

  #wait(waiting: Partial<Values>): void {
    this.#waiting = waiting;
    this.#listeners.forEach((listener) => listener());
  }
}
