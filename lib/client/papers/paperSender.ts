import { ApiError, hasStatus, isTemporary } from '@/lib/client/common/apiError';
import { Listeners } from '@/lib/client/common/listeners';
import { randomKey } from '@/lib/client/common/randomKey';
import { joinSaves } from '@/lib/client/saving/waitingSaves';
import type { PaperDto } from '@/lib/domain/papers/contract';
import type { PaperOnTheWay } from '@/lib/domain/papers/paperOnTheWay';
import { PAPER_LIMITS, type PaperRefusal } from '@/lib/domain/papers/paperLimits.data';
import { FileGone, type OpenedFile } from './openFile';

export type PaperRequest<Kind extends string> = {
  kind: Kind;
  bytes: number;
  hash: string;
  part?: number;
  data?: string;
};

type Store<Kind extends string> = {
  send: (request: PaperRequest<Kind>, fileName: string) => Promise<PaperDto<Kind>>;
  discard: (paperId: string) => Promise<unknown>;
  open: (file: File) => Promise<OpenedFile | { refusal: PaperRefusal }>;
  /** Called after the server has judged a paper. Resolves once the list of papers was reloaded. */
  onSettled: () => unknown;
};

type Chosen = { file: File; insteadOf?: string; opened?: OpenedFile };
type Change<Kind extends string> = Partial<PaperOnTheWay<Kind>>;

const RETRY_MS = { first: 2_000, longest: 20_000 } as const;
/** Who must wait longer than this is told so, and chooses the file again. */
const PATIENCE_MS = 15 * 60_000;
const UNSENT = ['waiting', 'sending', 'checking', 'broken', 'locked'];

/** Sends chosen files in parts, one after the other. Every attempt first asks which parts are missing. */
export class PaperSender<Kind extends string> {
  #papers: readonly PaperOnTheWay<Kind>[] = [];
  #chosen = new Map<string, Chosen>();
  #since = 0;
  #sending: Promise<void> | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #listeners = new Listeners();
  #leave: (() => void) | undefined;

  constructor(private readonly store: Store<Kind>) {}

  papers = (): readonly PaperOnTheWay<Kind>[] => this.#papers;

  subscribe = this.#listeners.add;

  /** `insteadOf` is the paper that this file replaces. */
  add = (kind: Kind, file: File, insteadOf?: string): void => {
    const key = randomKey();
    this.#chosen.set(key, { file, ...(insteadOf !== undefined && { insteadOf }) });
    if (!this.isBusy()) this.#since = Date.now();
    this.#show([...this.#papers, { key, kind, state: 'waiting', bytes: file.size, sent: 0, tries: 0 }]);
    void this.retry();
  };

  drop = (key: string): void => {
    this.#chosen.delete(key);
    this.#show(this.#papers.filter((each) => each.key !== key));
  };

  /** Stops a file and removes it from the server, too. */
  stop = async (key: string): Promise<void> => {
    const paper = this.#papers.find((each) => each.key === key);
    this.drop(key);
    if (paper?.paperId && paper.state !== 'kept') await this.#discard(paper.paperId);
  };

  /** Discards a paper that was sent on an earlier visit. */
  discard = async (paperId: string): Promise<void> => {
    await this.store.discard(paperId);
    this.store.onSettled();
  };

  retry = (): Promise<void> => (this.#sending ??= this.#sendAll());

  isBusy = (): boolean => this.#papers.some(({ state }) => UNSENT.includes(state));

  waitingSince = (): number | undefined => (this.isBusy() ? this.#since : undefined);

  clear = (): void => {
    clearTimeout(this.#timer);
    this.#chosen.clear();
    this.#show([]);
  };

  async #sendAll(): Promise<void> {
    clearTimeout(this.#timer);
    let next = this.#next();
    while (next && (await this.#send(next))) next = this.#next();
    this.#sending = undefined;
  }

  #next(): PaperOnTheWay<Kind> | undefined {
    return this.#papers.find(({ state }) => UNSENT.includes(state));
  }

  /** False if the network is gone or the session has ended, so that the papers behind it must wait, too. */
  async #send({ key, kind }: PaperOnTheWay<Kind>): Promise<boolean> {
    try {
      this.#change(key, { state: 'sending', retryAt: undefined });
      const opened = await this.#open(key);
      if ('refusal' in opened) this.#settle(key, { state: 'refused', refusal: opened.refusal });
      else await this.#sendParts(key, kind, opened);
      return true;
    } catch (problem) {
      return this.#fail(key, problem);
    }
  }

  async #open(key: string): Promise<OpenedFile | { refusal: PaperRefusal }> {
    const chosen = this.#chosen.get(key);
    if (!chosen) return { refusal: 'empty' };
    const opened = chosen.opened ?? (await this.store.open(chosen.file));
    if (!('refusal' in opened)) chosen.opened = opened;
    return opened;
  }

  async #sendParts(key: string, kind: Kind, opened: OpenedFile): Promise<void> {
    const { name, bytes, hash, read } = opened;
    let answer = await this.#ask(key, { kind, bytes, hash }, name);
    await this.#replace(key, answer);
    for (let part = answer.missingParts?.[0]; part !== undefined; part = answer.missingParts?.[0]) {
      if (!this.#chosen.has(key)) break;
      this.#note(key, answer);
      answer = await this.#ask(key, { kind, bytes, hash, part, data: await read(part) }, name);
    }
    const { paperId, state, refusal, says } = answer;
    if (!this.#chosen.has(key)) {
      await this.#discard(paperId);
      return;
    }
    await this.#readAnew();
    this.#settle(key, { paperId, state: state === 'kept' ? 'kept' : 'refused', sent: bytes, refusal, says });
  }

  /** Reloads the list before the file is shown as sent. Otherwise the form around it would still call it missing. */
  async #readAnew(): Promise<void> {
    await Promise.resolve(this.store.onSettled()).catch(() => undefined);
  }

  async #ask(key: string, request: PaperRequest<Kind>, fileName: string): Promise<PaperDto<Kind>> {
    const answer = await this.store.send(request, fileName);
    this.#change(key, { paperId: answer.paperId, tries: 0 });
    return answer;
  }

  #note(key: string, { bytes, missingParts = [] }: PaperDto<Kind>): void {
    const sent = Math.max(0, bytes - missingParts.length * PAPER_LIMITS.partBytes);
    this.#change(key, { bytes, sent, state: missingParts.length === 1 ? 'checking' : 'sending' });
  }

  async #replace(key: string, { paperId }: PaperDto<Kind>): Promise<void> {
    const { insteadOf } = this.#chosen.get(key) ?? {};
    if (insteadOf !== undefined && insteadOf !== paperId) await this.#discard(insteadOf);
  }

  /** A paper that can't be discarded now stays in the list, where it can be discarded later. */
  async #discard(paperId: string): Promise<void> {
    await Promise.resolve(this.store.discard(paperId)).catch(() => undefined);
    this.store.onSettled();
  }

  #fail(key: string, problem: unknown): boolean {
    if (problem instanceof FileGone) return this.#settle(key, { state: 'gone' });
    if (hasStatus(problem, 401)) {
      this.#change(key, { state: 'locked' });
      return false;
    }
    const asked = problem instanceof ApiError ? (problem.body.retryAfterSeconds ?? 0) * 1_000 : 0;
    if (!isTemporary(problem) || asked > PATIENCE_MS) {
      const says = problem instanceof ApiError ? problem.serverMessage : undefined;
      return this.#settle(key, { state: 'refused', says });
    }
    const tries = (this.#papers.find((each) => each.key === key)?.tries ?? 0) + 1;
    const delay = Math.max(asked, Math.min(RETRY_MS.first * 2 ** (tries - 1), RETRY_MS.longest));
    this.#change(key, { state: 'broken', tries, retryAt: Date.now() + delay });
    this.#timer = setTimeout(() => void this.retry(), delay);
    return false;
  }

  #settle(key: string, change: Change<Kind>): true {
    this.#chosen.delete(key);
    this.#change(key, change);
    return true;
  }

  #change(key: string, change: Change<Kind>): void {
    this.#show(this.#papers.map((each) => (each.key === key ? { ...each, ...change } : each)));
  }

  #show(papers: readonly PaperOnTheWay<Kind>[]): void {
    this.#papers = papers;
    if (this.isBusy()) this.#leave ??= joinSaves(this.#asSaver);
    else {
      this.#leave?.();
      this.#leave = undefined;
    }
    this.#listeners.tell();
  }

  /** Joins the waiting saves without holding forms up by a long file; no file outlives its page. */
  #asSaver = {
    waitingSince: this.waitingSince,
    retry: () => {
      void this.retry();
      return Promise.resolve();
    },
    flush: () => undefined,
    clear: this.clear,
  };
}
