import { ApiError, hasCode, isTemporary } from '@/lib/client/common/apiError';
import { postJson } from '@/lib/client/common/fetcher';
import { Listeners } from '@/lib/client/common/listeners';
import { randomKey } from '@/lib/client/common/randomKey';
import { readSessionObject, writeSession } from '@/lib/client/saving/storage';
import { api } from '@/lib/config/paths';

export type Unsent = { messageId: string; text: string; isSent?: true };
/** Why the first answer can't be sent: the code of the server's refusal, and its words. */
export type Refusal = { code: string; says?: string };
export type Answers = { draft: string; unsent: readonly Unsent[]; refusal?: Refusal };
type All = Readonly<Record<string, Answers>>;

const RETRY_MS = 2_000;
const none: Answers = { draft: '', unsent: [] };

/**
 * Keeps what a member of the staff writes in talks in this tab until the server has it, whether the talk is open or
 * not.
 */
export class DeskAnswers {
  #all: All;
  #listeners = new Listeners();
  #sending = new Set<string>();
  #timers = new Map<string, ReturnType<typeof setTimeout>>();

  constructor(private readonly staffId: string) {
    this.#all = readAll(staffId);
  }

  subscribe = this.#listeners.add;

  of = (talkId: string): Answers => this.#all[talkId] ?? none;

  type = (talkId: string, draft: string): void => this.#change(talkId, { draft });

  /** Queues the draft behind the answers that wait. */
  answer = (talkId: string): void => {
    const { draft, unsent } = this.of(talkId);
    if (draft.trim() === '') return;
    this.#change(talkId, {
      draft: '',
      unsent: [...unsent, { messageId: randomKey(), text: draft.trim() }],
    });
    void this.resume(talkId);
  };

  /** Sends refused answers again, when asked to. */
  retry = (talkId: string): void => {
    this.#change(talkId, { refusal: undefined });
    void this.resume(talkId);
  };

  /** Moves refused answers back into the draft. */
  takeBack = (talkId: string): void => {
    const { draft, unsent } = this.of(talkId);
    const texts = [...unsent.flatMap(({ text, isSent }) => (isSent ? [] : [text])), draft];
    this.#change(talkId, {
      draft: texts.filter((text) => text !== '').join('\n'),
      unsent: unsent.filter(({ isSent }) => isSent),
      refusal: undefined,
    });
  };

  /** Removes the answers that the server's lines include. */
  settle = (talkId: string, known: ReadonlySet<string | undefined>): void => {
    const { unsent } = this.of(talkId);
    const left = unsent.filter(({ messageId }) => !known.has(messageId));
    if (left.length < unsent.length) this.#change(talkId, { unsent: left });
  };

  /** Sends answers one after the other, each until the server has it. */
  resume = async (talkId: string): Promise<void> => {
    if (this.#sending.has(talkId)) return;
    clearTimeout(this.#timers.get(talkId));
    this.#sending.add(talkId);
    try {
      for (let next = this.#next(talkId); next; next = this.#next(talkId)) {
        const { messageId, text } = next;
        await postJson(api.deskTalkAnswer, { talkId, messageId, text });
        this.#change(talkId, {
          unsent: this.of(talkId).unsent.map((each) =>
            each.messageId === messageId ? { ...each, isSent: true } : each,
          ),
        });
      }
    } catch (error) {
      this.#fail(talkId, error);
    } finally {
      this.#sending.delete(talkId);
    }
  };

  #next(talkId: string): Unsent | undefined {
    const { unsent, refusal } = this.of(talkId);
    return refusal ? undefined : unsent.find(({ isSent }) => !isSent);
  }

  /** Retries a temporary failure. After an ended session, sending continues once the person signs in again. */
  #fail(talkId: string, error: unknown): void {
    const isOvertaken = hasCode(error, 'CONFLICT');
    if (isOvertaken || isTemporary(error)) {
      this.#timers.set(
        talkId,
        setTimeout(() => void this.resume(talkId), RETRY_MS),
      );
    } else if (error instanceof ApiError && error.status !== 401) {
      this.#change(talkId, { refusal: { code: error.code, says: error.serverMessage } });
    }
  }

  #change(talkId: string, change: Partial<Answers>): void {
    const next = { ...this.of(talkId), ...change };
    const { [talkId]: _before, ...others } = this.#all;
    const isEmpty = next.draft === '' && next.unsent.length === 0;
    this.#all = isEmpty ? others : { ...others, [talkId]: next };
    writeAll(this.staffId, this.#all);
    this.#listeners.tell();
  }
}

function readAll(staffId: string): All {
  const kept = readSessionObject('deskAnswers') as { staffId?: string; all?: All } | undefined;
  return (kept?.staffId === staffId && kept.all) || {};
}

function writeAll(staffId: string, all: All): void {
  const isEmpty = Object.keys(all).length === 0;
  writeSession('deskAnswers', isEmpty ? undefined : JSON.stringify({ staffId, all }));
}
