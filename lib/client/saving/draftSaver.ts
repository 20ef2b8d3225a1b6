import debounce from 'lodash.debounce';
import {
  changedFields,
  changeDraft,
  type Draft,
  type DraftValues,
  emptyDraft,
  mergeDrafts,
  type Stamps,
} from '@/lib/domain/common/draft';
import { SAVE_DEBOUNCE_MS } from '@/lib/domain/resume/resume';
import type { SaveStatus } from '@/lib/domain/common/saveStatus';
import { ApiError, isTemporary } from '@/lib/client/common/apiError';
import { retryDelay, savedNow } from './saveStatus';
import { openTabs } from './tabs';
import { joinSaves } from './waitingSaves';

export type StoredDraft = { values: DraftValues; stamps?: Stamps; version?: number };

export type DraftToSave = {
  /** The whole form as it stands in its fields. */
  values: DraftValues;
  /** Only what was typed since the last save. */
  changed: DraftValues;
  stamps: Stamps;
  /** What this page knows of; undefined when the page goes away and could not mend a conflict. */
  version: number | undefined;
};

/** Where the draft of a form is kept. */
export type DraftStore = {
  /** Undefined where nothing is stored yet. */
  load: () => Promise<StoredDraft | undefined>;
  /**
   * Posts with `keepalive`, so that the request outlives its page. Rejects with a 409 where another version was saved
   * meanwhile.
   */
  save: (draft: DraftToSave) => Promise<{ version?: number }>;
};

export type DraftState = {
  /** Undefined until it is loaded, or typed into. */
  values: DraftValues | undefined;
  isLoading: boolean;
  /** Why it could not be loaded or saved, as long as that is so. */
  error: Error | undefined;
  status: SaveStatus;
};

type Message = { draft?: Draft; version?: number };

/**
 * Keeps the draft of one form: in memory at once, in the other tabs of this browser at once, on the server at the
 * latest two seconds after the first key. Nothing of it is written on the device: it may be health, identity or bank
 * data (docs/decisions/010-drafts.md). It outlives pages, so what was typed last is saved after a change of page.
 */
export class DraftSaver {
  #draft = emptyDraft;
  #waiting = new Map<string, number>();
  #version: number | undefined;
  #isLoaded = false;
  #sending: Promise<void> | undefined;
  #failures = 0;
  /** Since the last success. */
  #hasMended = false;
  #retryTimer: ReturnType<typeof setTimeout> | undefined;
  #state: DraftState = { values: undefined, isLoading: true, error: undefined, status: { state: 'idle' } };
  #listeners = new Set<() => void>();
  #sendSoon = debounce(() => void this.#send(), SAVE_DEBOUNCE_MS, { maxWait: SAVE_DEBOUNCE_MS });
  #tabs;
  #leave;

  constructor(
    name: string,
    private readonly store: DraftStore,
  ) {
    this.#tabs = openTabs<Message>(name, (message) => this.#follow(message));
    this.#leave = joinSaves({
      waitingSince: () => [...this.#waiting.values()].toSorted((one, other) => one - other)[0],
      retry: () => this.retry(),
      flush: () => void this.#send({ isLast: true }),
    });
    void this.#load();
  }

  state = (): DraftState => this.#state;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  change = (changed: DraftValues): void => {
    const now = Date.now();
    this.#draft = changeDraft(this.#draft, changed, now);
    for (const field of Object.keys(changed)) {
      if (!this.#waiting.has(field)) this.#waiting.set(field, now);
    }
    this.#tabs.tell({ draft: { values: changed, stamps: pick(this.#draft.stamps, Object.keys(changed)) } });
    this.#show(this.#failures === 0 ? { status: { state: 'saving' } } : {});
    this.#sendSoon();
  };

  /** Once more, and at once: the network is back, or the customer has proven the number again. */
  retry = (): Promise<void> => (this.#isLoaded ? this.#send() : this.#load());

  /** Resolves once all that was typed is on the server; rejects with what keeps it from there. */
  flush = async (): Promise<void> => {
    await this.#sending;
    while (this.#waiting.size > 0) {
      await this.retry();
      if (this.#state.error !== undefined) throw this.#state.error;
    }
  };

  /** The form was handed in, or given up: nothing more is sent. */
  close = (): void => {
    this.#sendSoon.cancel();
    clearTimeout(this.#retryTimer);
    this.#waiting.clear();
    this.#tabs.close();
    this.#leave();
  };

  async #load(): Promise<void> {
    try {
      const stored = await this.store.load();
      this.#isLoaded = true;
      this.#failures = 0;
      if (stored) this.#merge(stored);
      this.#show({ values: this.#draft.values, isLoading: false, error: undefined });
      if (this.#waiting.size > 0) this.#sendSoon();
    } catch (error) {
      this.#fail(error);
      this.#show({ isLoading: false });
    }
  }

  /** One request at a time; but a page that goes away waits for no answer. */
  #send({ isLast = false } = {}): Promise<void> {
    if (this.#sending && !isLast) return this.#sending;
    if (this.#waiting.size === 0 || !this.#isLoaded) return Promise.resolve();
    const sending = this.#sendNow(isLast).finally(() => {
      if (this.#sending === sending) this.#sending = undefined;
    });
    this.#sending = sending;
    return sending;
  }

  async #sendNow(isLast: boolean): Promise<void> {
    this.#sendSoon.cancel();
    clearTimeout(this.#retryTimer);
    const sent = new Map(this.#waiting);
    const { values, stamps } = this.#draft;
    const draft = { values, stamps, changed: pick(values, [...sent.keys()]) };
    this.#waiting.clear();
    try {
      const saved = await this.store.save({ ...draft, version: isLast ? undefined : this.#version });
      // Where it named no version it may stand over what this page has not seen: the next save has to find that out.
      this.#succeed(isLast ? this.#version : saved.version);
    } catch (error) {
      sent.forEach((since, field) => this.#waiting.set(field, since));
      await this.#mend(error);
    }
  }

  #succeed(version: number | undefined): void {
    this.#version = version;
    this.#failures = 0;
    this.#hasMended = false;
    this.#tabs.tell({ version });
    const isDone = this.#waiting.size === 0;
    this.#show({ error: undefined, status: isDone ? savedNow() : { state: 'saving' } });
    if (!isDone) this.#sendSoon();
  }

  /** Saved elsewhere meanwhile, or from here and the answer was lost: both are taken together, and sent again. */
  async #mend(error: unknown): Promise<void> {
    const isConflict = error instanceof ApiError && error.status === 409;
    if (!isConflict) return this.#fail(error);
    try {
      const stored = await this.store.load();
      if (stored) this.#merge(stored);
    } catch (problem) {
      return this.#fail(problem);
    }
    this.#show({ values: this.#draft.values });
    if (this.#waiting.size === 0) return this.#succeed(this.#version);
    if (this.#hasMended) return this.#fail(error);
    this.#hasMended = true;
    return this.#sendNow(false);
  }

  /** Nothing is dropped, whatever the server says; but it is asked again by itself only where that can help. */
  #fail(error: unknown): void {
    this.#failures += 1;
    this.#show({
      error: error as Error,
      status: this.#waiting.size > 0 ? { state: 'retrying' } : this.#state.status,
    });
    if (!isTemporary(error) && !(error instanceof ApiError && error.status === 409)) return;
    clearTimeout(this.#retryTimer);
    this.#retryTimer = setTimeout(() => void this.retry(), retryDelay(this.#failures));
  }

  #merge({ values, stamps, version }: StoredDraft): void {
    // A server that keeps no stamps: what was typed here since the last save is the newer.
    const own = stamps ? this.#draft.stamps : pick(this.#draft.stamps, [...this.#waiting.keys()]);
    this.#take({ ...this.#draft, stamps: own }, { values, stamps: stamps ?? {} });
    this.#version = version;
  }

  #follow({ draft, version }: Message): void {
    if (version !== undefined) this.#version = version;
    if (!draft) return;
    this.#take(this.#draft, draft);
    this.#show({ values: this.#draft.values });
  }

  /** Takes over what is newer in another; that is not this page's to save. */
  #take(own: Draft, other: Draft): void {
    this.#draft = mergeDrafts(own, other);
    const kept = changedFields(other.values, pick(this.#draft.values, [...this.#waiting.keys()]));
    for (const field of this.#waiting.keys()) if (!(field in kept)) this.#waiting.delete(field);
  }

  #show(change: Partial<DraftState>): void {
    this.#state = { ...this.#state, ...change, ...(this.#isLoaded && { values: this.#draft.values }) };
    this.#listeners.forEach((listener) => listener());
  }
}

// Beyond the page: what was typed just before a change of page is saved after it.
const drafts = new Map<string, DraftSaver>();

/** The draft of this name, loaded once in the life of a tab. */
export function openDraft(name: string, open: () => DraftStore): DraftSaver {
  const draft = drafts.get(name) ?? new DraftSaver(name, open());
  drafts.set(name, draft);
  return draft;
}

/** Ends one draft, or all of them: nothing of it is saved any more. */
export function closeDrafts(only?: string): void {
  for (const [name, draft] of drafts) {
    if (only !== undefined && name !== only) continue;
    draft.close();
    drafts.delete(name);
  }
}

function pick<T>(of: Readonly<Record<string, T>>, fields: readonly string[]): Record<string, T> {
  return Object.fromEntries(fields.flatMap((field) => (field in of ? [[field, of[field] as T]] : [])));
}
