import { randomKey } from '@/lib/client/common/randomKey';
import { wait } from '@/lib/client/common/wait';
import { keepBeforeReload } from '@/lib/late/reloadOnce';
import { openTabs, type TabChannel } from './tabs';

export type Saver = {
  /** When the oldest unsaved value was typed, in milliseconds; undefined while nothing waits. */
  waitingSince: () => number | undefined;
  retry: () => Promise<void>;
  /** The request outlives the page. */
  flush: () => void;
  clear: () => void;
};

const savers = new Set<Saver>();

function retryAll(): Promise<void> {
  const inOrder = [...savers]
    .map((saver) => ({ saver, since: saver.waitingSince() }))
    .filter((each): each is { saver: Saver; since: number } => each.since !== undefined)
    .toSorted((one, other) => one.since - other.since);
  return inOrder.reduce((before, { saver }) => before.then(saver.retry), Promise.resolve());
}

const LOOK_MS = 100;
const RELOAD_MS = 5000;
const isAllSaved = () => [...savers].every((saver) => saver.waitingSince() === undefined);

export async function saveAll(patienceMs: number): Promise<boolean> {
  const end = Date.now() + patienceMs;
  await Promise.race([retryAll(), wait(patienceMs)]);
  while (!isAllSaved() && navigator.onLine && Date.now() < end) await wait(LOOK_MS);
  return isAllSaved();
}

const TABS = 'waitingSaves';
const ANSWER_MS = 150;

/** `isSaved` is absent while saving is in progress. */
type Message = { asks: string; patienceMs: number } | { to: string; from: string; isSaved?: boolean };

const here = randomKey();
let tabs: TabChannel<Message> | undefined;

async function answer(message: Message): Promise<void> {
  if (!('asks' in message) || isAllSaved()) return;
  const { asks: to, patienceMs } = message;
  // On a channel of its own, since the last saver to finish closes the shared one.
  const asked = openTabs<Message>(TABS, () => undefined);
  asked.tell({ to, from: here });
  const isSaved = await saveAll(patienceMs);
  asked.tell({ to, from: here, isSaved });
  asked.close();
}

/** A suspended tab doesn't answer. */
export async function saveOtherTabs(patienceMs: number): Promise<boolean> {
  const end = Date.now() + patienceMs;
  const id = randomKey();
  const states = new Map<string, boolean | undefined>();
  const asking = openTabs<Message>(TABS, (message) => {
    if ('to' in message && message.to === id) states.set(message.from, message.isSaved);
  });
  asking.tell({ asks: id, patienceMs });
  await wait(ANSWER_MS);
  while ([...states.values()].includes(undefined) && Date.now() < end) await wait(LOOK_MS);
  asking.close();
  return [...states.values()].every((isSaved) => isSaved === true);
}

/** After a sign-out nothing of the previous customer may be sent. */
export const giveUpSaves = () => savers.forEach((saver) => saver.clear());

const flushAll = () => savers.forEach((saver) => saver.flush());
const flushWhenHidden = () => {
  if (document.visibilityState === 'hidden') flushAll();
};
const retryWhenOnline = () => void retryAll();

let stopKeeping: (() => void) | undefined;

/** Saves are flushed on pagehide, and retried oldest first on reconnect. */
export function joinSaves(saver: Saver): () => void {
  if (savers.size === 0) {
    window.addEventListener('pagehide', flushAll);
    document.addEventListener('visibilitychange', flushWhenHidden);
    window.addEventListener('online', retryWhenOnline);
    stopKeeping = keepBeforeReload(() => saveAll(RELOAD_MS));
    tabs = openTabs<Message>(TABS, (message) => void answer(message));
  }
  savers.add(saver);
  return () => {
    savers.delete(saver);
    if (savers.size > 0) return;
    window.removeEventListener('pagehide', flushAll);
    document.removeEventListener('visibilitychange', flushWhenHidden);
    window.removeEventListener('online', retryWhenOnline);
    stopKeeping?.();
    tabs?.close();
    tabs = undefined;
  };
}
