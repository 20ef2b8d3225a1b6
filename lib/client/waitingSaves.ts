/** Something that saves on its own, and may have been kept from it. */
export type Saver = {
  /** Since when (milliseconds) something waits to be saved; undefined while nothing does. */
  waitingSince: () => number | undefined;
  retry: () => Promise<void>;
  /** Sends at once what still waits, in a request that outlives the page. */
  flush: () => void;
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
const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
const isAllSaved = () => [...savers].every((saver) => saver.waitingSince() === undefined);

/** Sends all that waits, and waits for what is on its way, for so long at most. True when nothing waits any more. */
export async function saveAll(patienceMs: number): Promise<boolean> {
  const end = Date.now() + patienceMs;
  await Promise.race([retryAll(), wait(patienceMs)]);
  while (!isAllSaved() && navigator.onLine && Date.now() < end) await wait(LOOK_MS);
  return isAllSaved();
}

const flushAll = () => savers.forEach((saver) => saver.flush());
const flushWhenHidden = () => {
  if (document.visibilityState === 'hidden') flushAll();
};
const retryWhenOnline = () => void retryAll();

/** What waits is sent when the page goes away, and, the oldest first, when the network is back. */
export function joinSaves(saver: Saver): () => void {
  if (savers.size === 0) {
    window.addEventListener('pagehide', flushAll);
    document.addEventListener('visibilitychange', flushWhenHidden);
    window.addEventListener('online', retryWhenOnline);
  }
  savers.add(saver);
  return () => {
    savers.delete(saver);
    if (savers.size > 0) return;
    window.removeEventListener('pagehide', flushAll);
    document.removeEventListener('visibilitychange', flushWhenHidden);
    window.removeEventListener('online', retryWhenOnline);
  };
}
