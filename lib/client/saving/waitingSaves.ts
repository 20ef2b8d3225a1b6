import { randomKey } from '@/lib/client/common/randomKey';
import { keepBeforeReload } from '@/lib/late/reloadOnce';
import { openTabs, type TabChannel } from './tabs';

/** Something that saves on its own, and may have been kept from it. */
export type Saver = {
  /** Since when (milliseconds) something waits to be saved; undefined while nothing does. */
  waitingSince: () => number | undefined;
  retry: () => Promise<void>;
  /** Sends at once what still waits, in a request that outlives the page. */
  flush: () => void;
  /** Gives up what waits. */
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
/** So long a new load of the page waits for what is on its way. */
const RELOAD_MS = 5000;
const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
const isAllSaved = () => [...savers].every((saver) => saver.waitingSince() === undefined);

/** Sends all that waits, and waits for what is on its way, for so long at most. True when nothing waits any more. */
export async function saveAll(patienceMs: number): Promise<boolean> {
  const end = Date.now() + patienceMs;
  await Promise.race([retryAll(), wait(patienceMs)]);
  while (!isAllSaved() && navigator.onLine && Date.now() < end) await wait(LOOK_MS);
  return isAllSaved();
}

const TABS = 'waitingSaves';
/** So long another tab may take to say that something waits there. */
const ANSWER_MS = 150;

/** Asked by a tab, for so long at most; and of one where something waits, whether it is saved by now. */
type Message = { asks: string; patienceMs: number } | { to: string; from: string; isSaved?: boolean };

const here = randomKey();
let tabs: TabChannel<Message> | undefined;

async function answer(message: Message): Promise<void> {
  if (!('asks' in message) || isAllSaved()) return;
  const { asks: to, patienceMs } = message;
  tabs?.tell({ to, from: here });
  const isSaved = await saveAll(patienceMs);
  tabs?.tell({ to, from: here, isSaved });
}

/** As saveAll, in the other tabs of this browser. One that the browser has put to sleep says nothing. */
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

/** Who signed out may be followed by somebody else: nothing is sent for the one before any more. */
export const giveUpSaves = () => savers.forEach((saver) => saver.clear());

const flushAll = () => savers.forEach((saver) => saver.flush());
const flushWhenHidden = () => {
  if (document.visibilityState === 'hidden') flushAll();
};
const retryWhenOnline = () => void retryAll();

let stopKeeping: (() => void) | undefined;

/** What waits is sent when the page goes away, and, the oldest first, when the network is back. */
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
