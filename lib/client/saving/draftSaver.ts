import {
  changedFields,
  changeDraft,
  type Draft,
  type DraftValues,
  emptyDraft,
  mergeDrafts,
} from '@/lib/domain/common/drafts/draft';
import { wait } from '@/lib/client/common/wait';
import { layTyped } from '@/lib/domain/common/drafts/draftParts';
import { ApiError } from '@/lib/client/common/apiError';
import { Listeners } from '@/lib/client/common/listeners';
import type { SaveStatus } from '@/lib/domain/common/saveStatus';
import { SAVE_DEBOUNCE_MS } from '@/lib/domain/resume/resume';
import type { Right } from '@/lib/domain/verify/rights';
import { canSeal } from './sealed/deviceKeys';
import { SaveQueue } from './saveQueue';
import { SealedCopy, type Waiting } from './sealed/sealedCopy';
import { ServerValues } from './sealed/serverValues';
import { openTabs } from './tabs';

export type StoredDraft = {
  values: DraftValues;
  version?: number;
  /** Set once the form was sent or paid for. Nothing can be saved from then on, and pending input is dropped. */
  isOver?: boolean;
};

export type DraftToSave = {
  values: DraftValues;
  /** The fields that changed since the last save. */
  changed: DraftValues;
  /** Undefined in a page's last save, which could not resolve a conflict. */
  version: number | undefined;
  /** Send these to a server that merges fields: without a version only those that changed, else all values. */
  fields: DraftValues;
  /** The same for a server that merges inside of fields too (`layTyped`): only what was typed of those that changed. */
  typed: DraftValues;
};

export type DraftStore = {
  /** The right whose proof opens the draft. Without one, unsaved input is not kept on this device. */
  right?: Right;
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

/**
 * Messages between tabs. `draft`: typed here. `saved`: saved here, for tabs that opened after it was typed and before
 * it was saved. `taken`: sealed copies that this tab has taken over. `sentAt`: when the form was sent.
 */
type Message = { draft?: Draft; version?: number; saved?: Draft; taken?: readonly string[]; sentAt?: number };

/** A save that takes longer counts as at risk, since the connection may be gone. */
const SLOW_MS = 1_000;
/** How long a form waits for the keys of its sealed copies. Copies that are opened later are merged then. */
const KEYS_MS = 3_000;

/**
 * A draft on the server. It may be health, identity or bank data, so on the device it is only ever sealed, and only
 * while it can't be saved (docs/decisions/010-drafts.md).
 */
export class DraftSaver {
  #draft = emptyDraft;
  #server = new ServerValues();
  #copy: SealedCopy | undefined;
  #isSlow = false;
  #isClosed = false;
  #version: number | undefined;
  #isOver = false;
  /** The version that the last save was based on. */
  #askedVersion: number | undefined;
  /** A conflict that is not about the version: a new try would get it again. */
  #refusal: unknown;
  #sending: Promise<void> | undefined;
  #sentAt = 0;
  #state: DraftState = { values: undefined, isLoading: true, error: undefined, status: { state: 'idle' } };
  #listeners = new Listeners();
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
    if (store.right && canSeal()) {
      this.#copy = new SealedCopy(name, store.right, {
        onChange: () => this.#show(),
        onTaken: (taken) => !this.#isClosed && this.#tabs.tell({ taken }),
      });
    }
    this.#queue.subscribe(() => this.#keep());
    void this.retry();
  }

  state = (): DraftState => this.#state;

  subscribe = this.#listeners.add;

  change = (changed: DraftValues): void => {
    this.#draft = changeDraft(this.#draft, changed, Date.now());
    this.#tabs.tell({ draft: { values: changed, stamps: pick(this.#draft.stamps, Object.keys(changed)) } });
    this.#queue.put(changed);
  };

  retry = (): Promise<void> => this.#queue.retry();

  /** Saves pending input. Resolves to the version that is then shown; rejects with the error that prevents saving. */
  flush = async (): Promise<number | undefined> => {
    while (!this.#queue.isIdle()) {
      await this.retry();
      if (this.#queue.problem() !== undefined) throw this.#queue.problem();
    }
    return this.#version;
  };

  /** Loads what another device saved. Fields that it left out stay as shown here, and are saved again. */
  reload = async (): Promise<void> => {
    await this.#load();
    const { values } = this.#draft;
    const left = Object.entries(values).filter(([field, value]) => !this.#server.holds(field, value));
    if (left.length > 0) this.#queue.put(Object.fromEntries(left));
    this.#show();
  };

  /** Sends the form once it is saved. Unsaved input of an earlier page that turns up later is dropped. */
  submit = async <Answer extends { version?: number }>(send: () => Promise<Answer>): Promise<Answer> => {
    await this.flush();
    const sentAt = Date.now();
    const sending = send();
    this.#sending = sending.then(
      ({ version }) => {
        this.#sentAt = sentAt;
        if (version !== undefined) this.#version = Math.max(version, this.#version ?? 0);
        this.#tabs.tell({ sentAt, version: this.#version });
      },
      () => undefined,
    );
    return sending;
  };

  close = (): void => {
    this.#queue.clear();
    this.#isClosed = true;
    this.#tabs.close();
  };

  async #load(): Promise<void> {
    const stored = await this.store.load();
    this.#isOver = stored?.isOver ?? false;
    if (this.#isOver) this.#draft = emptyDraft;
    if (stored) this.#merge(stored);
    this.#server.tell(stored?.values ?? {});
    if (this.#isOver) this.#queue.clear();
    await Promise.race([this.#layOn(), wait(KEYS_MS)]);
  }

  /**
   * Merges unsaved input that earlier pages left on this device. A field that another device has changed since keeps
   * the server's value.
   */
  async #layOn(): Promise<void> {
    const found = (await this.#copy?.find()) ?? [];
    await this.#sending;
    if (this.#isClosed) return;
    for (const { version, fields } of found) {
      const isSame = version !== undefined && version === this.#version;
      const typed = Object.entries(fields).filter(
        ([field, { value, stamp, over }]) =>
          !this.#isOver &&
          stamp > Math.max(this.#draft.stamps[field] ?? 0, this.#sentAt) &&
          !this.#server.holds(field, value) &&
          (isSame || over.some((each) => this.#server.mayStillHold(field, each))),
      );
      if (typed.length === 0) continue;
      const values = Object.fromEntries(typed.map(([field, { value }]) => [field, value]));
      const stamps = Object.fromEntries(typed.map(([field, { stamp }]) => [field, stamp]));
      this.#draft = mergeDrafts({ values, stamps }, this.#draft);
      this.#tabs.tell({ draft: { values, stamps } });
      this.#queue.put(values);
    }
    if (found.length > 0) this.#keep(true);
  }

  #keep(isAtRisk = this.#isSlow || this.#queue.problem() !== undefined): void {
    if (this.#queue.isIdle() || this.#isRefused(this.#queue.problem())) this.#copy?.drop();
    else if (isAtRisk) this.#copy?.keep(this.#waiting());
    this.#show();
  }

  #waiting(): Waiting {
    const fields = Object.entries(this.#queue.waiting()).map(([field, value]) => [
      field,
      { value, stamp: this.#draft.stamps[field] ?? 0, over: this.#server.mayHold(field) },
    ]);
    return { version: this.#version, fields: Object.fromEntries(fields) as Waiting['fields'] };
  }

  async #save(changed: DraftValues, isLast: boolean): Promise<void> {
    const { values, stamps } = this.#draft;
    const version = isLast ? undefined : this.#version;
    this.#askedVersion = version;
    this.#server.send(changed);
    const slow = setTimeout(() => this.#keep((this.#isSlow = true)), SLOW_MS);
    try {
      const fields = version === undefined ? changed : values;
      const typed = version === undefined ? this.#server.typedOver(changed) : values;
      const saved = await this.store.save({ values, changed, version, fields, typed });
      // A save without a version may have overwritten unseen changes: the old version makes the next save a conflict.
      if (!isLast) this.#version = saved.version;
    } finally {
      clearTimeout(slow);
      this.#isSlow = false;
    }
    this.#server.save(changed);
    const saved = { values: changed, stamps: pick(stamps, Object.keys(changed)) };
    this.#tabs.tell({ version: this.#version, saved });
    void this.#layOn();
  }

  /**
   * Resolves a conflict by reloading, since it may be our own save whose response was lost. False if the version was
   * right, because every retry would then conflict again.
   */
  async #mend(problem: unknown): Promise<boolean> {
    if (!(problem instanceof ApiError) || problem.status !== 409) return false;
    const asked = this.#askedVersion;
    await this.#load();
    const isMended = asked === undefined || asked !== this.#version;
    if (!isMended) this.#refusal = problem;
    return isMended;
  }

  /** Fields edited here since the last save win, because the server doesn't say when its own were typed. */
  #merge({ values, version }: StoredDraft): void {
    const waiting = this.#queue.waiting();
    const laid = layTyped(pick(values, Object.keys(waiting)), this.#server.typedOver(waiting));
    const news = changedFields(waiting, laid);
    if (Object.keys(news).length > 0) this.#queue.put(news);
    const stamps = pick(this.#draft.stamps, Object.keys(waiting));
    this.#take({ values: { ...this.#draft.values, ...laid }, stamps }, { values, stamps: {} });
    this.#version = version;
  }

  #follow({ draft, version, saved, taken, sentAt = 0 }: Message): void {
    this.#sentAt = Math.max(this.#sentAt, sentAt);
    if (version !== undefined) this.#version = version;
    if (saved) this.#server.save(saved.values);
    const told = draft ?? saved;
    if (told) this.#take(this.#draft, told);
    if (told || (taken && this.#copy?.wasTaken(taken))) this.#keep();
  }

  #take(own: Draft, other: Draft): void {
    this.#draft = mergeDrafts(own, other);
    const waiting = Object.keys(this.#queue.waiting());
    const kept = changedFields(other.values, pick(this.#draft.values, waiting));
    this.#queue.leave(waiting.filter((field) => !(field in kept)));
  }

  #show(): void {
    const problem = this.#queue.problem();
    const status = this.#queue.status();
    const isKept = this.#copy?.isKept() ?? false;
    this.#state = {
      values: this.#queue.isLoaded() ? this.#draft.values : undefined,
      isLoading: !this.#queue.isLoaded() && problem === undefined,
      error: problem as Error | undefined,
      status: status.state === 'retrying' ? { ...status, isKept } : status,
    };
    this.#listeners.tell();
  }

  /** Input that the server refuses isn't kept on the device, since every later page would be refused with it. */
  #isRefused(problem: unknown): boolean {
    if (!(problem instanceof ApiError)) return false;
    return problem === this.#refusal || [400, 413].includes(problem.status);
  }
}

function pick<T>(of: Readonly<Record<string, T>>, fields: readonly string[]): Record<string, T> {
  return Object.fromEntries(fields.flatMap((field) => (field in of ? [[field, of[field] as T]] : [])));
}
