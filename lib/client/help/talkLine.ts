import { hasCode, hasStatus, isTemporary } from '@/lib/client/common/apiError';
import { getJson, postJson } from '@/lib/client/common/fetcher';
import { randomKey } from '@/lib/client/common/randomKey';
import { onLeft } from '@/lib/client/verify/leftSession';
import { readLocalObject, writeLocal } from '@/lib/client/saving/storage';
import { api } from '@/lib/config/paths';
import type { TalkDto, TalkLineDto, TalkOpening, TalkStateDto } from '@/lib/domain/help/contract';
import { maskSecrets } from '@/lib/domain/help/maskSecrets';

export type Unsent = { messageId: string; text: string; at: string; isRefused?: true };
/** What this device keeps: the talk, and what isn't sent yet. */
type Kept = { talkId?: string; opening?: TalkOpening; unsent: readonly Unsent[] };
export type Talk = {
  talkId?: string;
  /** The talk was requested and isn't confirmed yet. */
  isBeginning: boolean;
  state?: TalkStateDto;
  lines: readonly TalkLineDto[];
  unsent: readonly Unsent[];
  /** Since when the connection is cut. */
  cutAt?: string;
};

const RETRY_MS = { first: 1_000, longest: 10_000 } as const;
const PATIENCE_MS = 15_000;

function readKept(): Kept {
  const kept = readLocalObject('helpTalk') as Partial<Kept> | undefined;
  return { ...kept, unsent: Array.isArray(kept?.unsent) ? kept.unsent : [] };
}

/** One talk of this browser. Sends what was written in its order, each line once, and receives what comes. */
export class TalkLine {
  #kept = readKept();
  #talk: Talk = this.#shown({ lines: [] });
  #listeners = new Set<() => void>();
  #source: EventSource | undefined;
  #isSending = false;
  #failures = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    // Unsent words of a customer who signed out must not go into the next person's talk.
    onLeft(() => {
      this.#kept = { unsent: [] };
      this.forget();
    });
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    if (this.#listeners.size === 1) this.#start();
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size === 0) this.#stop();
    };
  };

  current = (): Talk => this.#talk;

  begin = (opening: TalkOpening, words: readonly string[]): void => {
    const left = this.#kept.unsent.map(({ text }) => text);
    this.#keep({ talkId: randomKey(), opening, unsent: [...left, ...words].map(toUnsent) });
    this.#show({ lines: [], state: undefined });
    void this.#send();
  };

  write = (text: string): void => {
    this.#keep({ ...this.#kept, unsent: [...this.#kept.unsent, toUnsent(text)] });
    void this.#send();
  };

  leave = async (): Promise<void> => {
    const { talkId } = this.#kept;
    if (talkId === undefined) return;
    const { state, lines } = await postJson<TalkDto>(api.helpLeave, { talkId });
    this.#show({ state, lines });
  };

  /** Lets another talk begin. This one stays with the desk as it is; its unsent lines go into the next one. */
  forget = (): void => {
    this.#hangUp();
    this.#keep({ unsent: this.#kept.unsent });
    this.#show({ lines: [], state: undefined, cutAt: undefined });
  };

  #start(): void {
    this.#kept = readKept();
    this.#show({});
    window.addEventListener('online', this.#again);
    window.addEventListener('storage', this.#onStorage);
    void this.#send();
  }

  #stop(): void {
    this.#hangUp();
    clearTimeout(this.#timer);
    window.removeEventListener('online', this.#again);
    window.removeEventListener('storage', this.#onStorage);
  }

  /** Another tab wrote. If both send a line, it counts once, since its id is the same. */
  #onStorage = ({ key }: StorageEvent): void => {
    if (key !== 'helpTalk') return;
    const { talkId } = this.#kept;
    this.#kept = readKept();
    if (this.#kept.talkId !== talkId) this.#hangUp();
    this.#show(this.#kept.talkId === talkId ? {} : { lines: [], state: undefined });
    void this.#send();
  };

  #again = (): void => {
    clearTimeout(this.#timer);
    this.#failures = 0;
    if (this.#source?.readyState === EventSource.CLOSED) this.#hangUp();
    void this.#send();
  };

  /** Sends one after the other, so that a later line never overtakes an earlier one. */
  async #send(): Promise<void> {
    if (this.#isSending) return;
    this.#isSending = true;
    try {
      for (let next = this.#next(); next; next = this.#next()) await next();
      this.#failures = 0;
    } catch {
      this.#failures += 1;
      const delay = Math.min(RETRY_MS.first * 2 ** (this.#failures - 1), RETRY_MS.longest);
      this.#timer = setTimeout(() => void this.#send(), delay);
      this.#show({ cutAt: this.#talk.cutAt ?? new Date().toISOString() });
    } finally {
      this.#isSending = false;
    }
    this.#hear();
  }

  /** The next thing to send; a talk that was begun meanwhile is sent before its lines. */
  #next = (): (() => Promise<void>) | undefined => {
    const { talkId, opening, unsent } = this.#kept;
    if (talkId === undefined) return undefined;
    if (opening) return () => this.#sendOpening(opening);
    const next = unsent.find(({ isRefused }) => !isRefused);
    return next && (() => this.#sendOne(next));
  };

  async #sendOpening(opening: TalkOpening): Promise<void> {
    const { talkId = '' } = this.#kept;
    try {
      // With the key, a visitor without a session is recognised again even if the answer that sets the session is lost.
      const options = { patienceMs: PATIENCE_MS, idempotencyKey: talkId };
      await postJson(api.helpTalk, { talkId, ...opening }, options);
    } catch (error) {
      if (isTemporary(error)) throw error;
    }
    const { opening: _sent, ...kept } = this.#kept;
    this.#keep(kept);
  }

  async #sendOne({ messageId, text }: Unsent): Promise<void> {
    const { talkId } = this.#kept;
    try {
      await postJson(api.helpMessage, { talkId, messageId, text }, { patienceMs: PATIENCE_MS });
      this.#drop(messageId);
    } catch (error) {
      // Two requests overlapped. Sending the line again is safe, since the server knows its id.
      const isOvertaken = hasCode(error, 'CONFLICT');
      if (isOvertaken || isTemporary(error)) throw error;
      this.#keep({
        ...this.#kept,
        unsent: this.#kept.unsent.map((each) =>
          each.messageId === messageId ? { ...each, isRefused: true as const } : each,
        ),
      });
    }
  }

  #drop(messageId: string): void {
    const unsent = this.#kept.unsent.filter((each) => each.messageId !== messageId);
    if (unsent.length !== this.#kept.unsent.length) this.#keep({ ...this.#kept, unsent });
  }

  #hear(): void {
    const { talkId, opening } = this.#kept;
    if (this.#source || talkId === undefined || opening || this.#listeners.size === 0) return;
    const after = this.#talk.lines.at(-1)?.seq ?? 0;
    const source = new EventSource(
      `${api.helpEvents}?${new URLSearchParams({ talkId, after: String(after) })}`,
    );
    this.#source = source;
    source.addEventListener('line', ({ data }: MessageEvent<string>) =>
      this.#take(JSON.parse(data) as TalkLineDto),
    );
    source.addEventListener('state', ({ data }: MessageEvent<string>) =>
      this.#show({ state: JSON.parse(data) as TalkStateDto, cutAt: undefined }),
    );
    source.onopen = () => {
      this.#show({ cutAt: undefined });
      if (this.#next()) this.#again();
    };
    // The browser reconnects by itself, unless the server refused.
    source.onerror = () => {
      this.#show({ cutAt: this.#talk.cutAt ?? new Date().toISOString() });
      if (source.readyState !== EventSource.CLOSED) return;
      void this.#lookWhy();
    };
  }

  /** Forgets a talk that expired or belongs to another browser. */
  async #lookWhy(): Promise<void> {
    const { talkId = '' } = this.#kept;
    this.#hangUp();
    try {
      await getJson(`${api.helpTalk}?${new URLSearchParams({ talkId })}`);
    } catch (error) {
      if (hasStatus(error, 404)) return this.forget();
    }
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#send(), RETRY_MS.longest);
  }

  #take(line: TalkLineDto): void {
    if (line.seq <= (this.#talk.lines.at(-1)?.seq ?? 0)) return;
    if (line.messageId) this.#drop(line.messageId);
    this.#show({ lines: [...this.#talk.lines, line] });
    if (line.kind === 'staff' && document.visibilityState === 'visible') this.#noteSeen(line.seq);
  }

  #noteSeen(seq: number): void {
    const { talkId } = this.#kept;
    // If this fails, the line counts as unread, and the customer gets a message about it.
    postJson(api.helpSeen, { talkId, seq }).catch(() => undefined);
  }

  #hangUp(): void {
    this.#source?.close();
    this.#source = undefined;
  }

  #keep(kept: Kept): void {
    this.#kept = kept;
    const isEmpty = kept.talkId === undefined && kept.unsent.length === 0;
    writeLocal('helpTalk', isEmpty ? undefined : JSON.stringify(kept));
    this.#show({});
  }

  #shown(more: Pick<Talk, 'lines'> & Partial<Talk>): Talk {
    const { talkId, opening, unsent } = this.#kept;
    return { ...more, ...(talkId && { talkId }), isBeginning: opening !== undefined, unsent };
  }

  #show(more: Partial<Talk>): void {
    const { talkId: _before, ...before } = this.#talk;
    this.#talk = this.#shown({ ...before, ...more });
    for (const listener of this.#listeners) listener();
  }
}

const toUnsent = (text: string): Unsent => ({
  messageId: randomKey(),
  text: maskSecrets(text.trim()),
  at: new Date().toISOString(),
});
