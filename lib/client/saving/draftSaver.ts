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
  /** Undefined until it is loaded. */
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

  /** Once more, and at once: the network is back, or the customer has proven the number again. */
  retry = (): Promise<void> => this.#queue.retry();

  /** Resolves once all that was typed is on the server; rejects with what keeps it from there. */
  flush = async (): Promise<void> => {
    while (!this.#queue.isIdle()) {
      await this.retry();
      if (this.#queue.problem() !== undefined) throw this.#queue.problem();
    }
  };

  /** The form was handed in, or given up: nothing more is sent. */
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
    // Where it named no version it may stand over what this page has not seen: the next save has to find that out.
    if (!isLast) this.#version = saved.version;
    this.#tabs.tell({ version: this.#version });
  }

  /** Saved elsewhere meanwhile, or from here and the answer was lost: both are taken together, and sent again. */
  async #mend(problem: unknown): Promise<boolean> {
    if (!(problem instanceof ApiError) || problem.status !== 409) return false;
    await this.#load();
    return true;
  }

  #merge({ values, stamps, version }: StoredDraft): void {
    // A server that keeps no stamps: what was typed here since the last save is the newer.
    const own = stamps ? this.#draft.stamps : pick(this.#draft.stamps, Object.keys(this.#queue.waiting()));
    this.#take({ ...this.#draft, stamps: own }, { values, stamps: stamps ?? {} });
    this.#version = version;
  }

  #follow({ draft, version }: Message): void {
    if (version !== undefined) this.#version = version;
    if (draft) this.#take(this.#draft, draft);
    if (draft) this.#show();
  }

  /** Takes over what is newer in another; that is not this page's to save. */
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
