import {
  changedFields,
  changeDraft,
  type Draft,
  type DraftValues,
  emptyDraft,
  mergeDrafts,
  type Stamps,
} from '@/lib/domain/common/draft';
import { ApiError } from '@/lib/client/common/apiError';
import type { SaveStatus } from '@/lib/domain/common/saveStatus';
import { SAVE_DEBOUNCE_MS } from '@/lib/domain/resume/resume';
import { SaveQueue } from './saveQueue';
import { openTabs } from './tabs';

export type StoredDraft = { values: DraftValues; stamps?: Stamps; version?: number };

export type DraftToSave = {
  values: DraftValues;
  changed: DraftValues;
  stamps: Stamps;
  /** Undefined in a page's last save, which could not resolve a conflict. */
  version: number | undefined;
};

export type DraftStore = {
  load: () => Promise<StoredDraft | undefined>;
  /** Must use `keepalive`, since a page's last save outlives it. Rejects with a 409 if another version was saved. */
  save: (draft: DraftToSave) => Promise<{ version?: number }>;
};

export type DraftState = {
  values: DraftValues | undefined;
  isLoading: boolean;
  error: Error | undefined;
  status: SaveStatus;
};

type Message = { draft?: Draft; version?: number };

/** Never stored on the device: it may be health, identity or bank data (docs/decisions/010-drafts.md). */
export class DraftSaver {
  #draft = emptyDraft;
  #version: number | undefined;
  #state: DraftState = { values: undefined, isLoading: true, error: undefined, status: { state: 'idle' } };
  #listeners = new Set<() => void>();
  #queue;
  #tabs;

  constructor(
    name: string,
    private readonly store: DraftStore,
  ) {
    this.#tabs = openTabs<Message>(name, (message) => this.#follow(message));
    this.#queue = new SaveQueue<Record<string, unknown>>({
      delayMs: SAVE_DEBOUNCE_MS,
      load: () => this.#load(),
      send: (changed, isLast) => this.#save(changed, isLast),
      mend: (problem) => this.#mend(problem),
      refused: 'keep',
    });
    this.#queue.subscribe(() => this.#show());
    void this.retry();
  }

  state = (): DraftState => this.#state;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  change = (changed: DraftValues): void => {
    this.#draft = changeDraft(this.#draft, changed, Date.now());
    this.#tabs.tell({ draft: { values: changed, stamps: pick(this.#draft.stamps, Object.keys(changed)) } });
    this.#queue.put(changed);
  };

  retry = (): Promise<void> => this.#queue.retry();

  /** Rejects with the error that prevents saving. */
  flush = async (): Promise<void> => {
    while (!this.#queue.isIdle()) {
      await this.retry();
      if (this.#queue.problem() !== undefined) throw this.#queue.problem();
    }
  };

  close = (): void => {
    this.#queue.clear();
    this.#tabs.close();
  };

  async #load(): Promise<void> {
    const stored = await this.store.load();
    if (stored) this.#merge(stored);
  }

  async #save(changed: DraftValues, isLast: boolean): Promise<void> {
    const { values, stamps } = this.#draft;
    const version = isLast ? undefined : this.#version;
    const saved = await this.store.save({ values, stamps, changed, version });
    // A save without a version may have overwritten unseen changes: the old version makes the next save a conflict.
    if (!isLast) this.#version = saved.version;
    this.#tabs.tell({ version: this.#version });
  }

  /** A conflict also follows a lost response of our own. */
  async #mend(problem: unknown): Promise<boolean> {
    if (!(problem instanceof ApiError) || problem.status !== 409) return false;
    await this.#load();
    return true;
  }

  #merge({ values, stamps, version }: StoredDraft): void {
    // Without server stamps, the fields edited here since the last save win.
    const own = stamps ? this.#draft.stamps : pick(this.#draft.stamps, Object.keys(this.#queue.waiting()));
    this.#take({ ...this.#draft, stamps: own }, { values, stamps: stamps ?? {} });
    this.#version = version;
  }

  #follow({ draft, version }: Message): void {
    if (version !== undefined) this.#version = version;
    if (draft) this.#take(this.#draft, draft);
    if (draft) this.#show();
  }

  #take(own: Draft, other: Draft): void {
    this.#draft = mergeDrafts(own, other);
    const waiting = Object.keys(this.#queue.waiting());
    const kept = changedFields(other.values, pick(this.#draft.values, waiting));
    this.#queue.drop(waiting.filter((field) => !(field in kept)));
  }

  #show(): void {
    const problem = this.#queue.problem();
    this.#state = {
      values: this.#queue.isLoaded() ? this.#draft.values : undefined,
      isLoading: !this.#queue.isLoaded() && problem === undefined,
      error: problem as Error | undefined,
      status: this.#queue.status(),
    };
    this.#listeners.forEach((listener) => listener());
  }
}

// Module state, so that a page change doesn't lose pending input.
const drafts = new Map<string, DraftSaver>();

export function openDraft(name: string, open: () => DraftStore): DraftSaver {
  const draft = drafts.get(name) ?? new DraftSaver(name, open());
  drafts.set(name, draft);
  return draft;
}

/** Pending changes are not sent. */
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
