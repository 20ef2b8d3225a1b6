import { logger } from '@/lib/server/logger';
import { serverEnv } from '@/lib/config/serverEnv';
import { AppError } from '@/lib/server/http/errors';
import { findPulses, noteHere } from '@/models/help/talk';
import { type Queue, readQueue } from './here';

/** One look at the database for all chats that are open at this server: whichever server was written to, it is seen. */
const LOOK_MS = 700;

export type Seen = { version: number; isWriting: boolean; queue: Queue };
export type Watcher = {
  addressHash: string;
  until: number;
  tell: (seen: Seen | undefined) => void;
  /** Others of its talk take its place. */
  end: () => void;
};

type Hub = { watched: Map<string, Set<Watcher>>; timer: NodeJS.Timeout | undefined; notedAt: number };

const MOST_OPEN = 2_000;
const MOST_OF_ADDRESS = 30;
const MOST_OF_TALK = 3;
const RETRY_AFTER_SECONDS = 10;
/** Well below the minutes that a place is kept. */
const NOTE_HERE_MS = 120_000;

// On globalThis: each API route is its own bundle.
const globals = globalThis as typeof globalThis & {
  sukhayuTalks?: Hub;
};
const hub = (): Hub => (globals.sukhayuTalks ??= { watched: new Map(), timer: undefined, notedAt: 0 });

/** One more of an address, and of all. Of one talk the oldest ends instead. */
function checkRoom(addressHash: string): void {
  const open = [...hub().watched.values()].flatMap((watchers) => [...watchers]);
  const ofAddress = open.filter((watcher) => watcher.addressHash === addressHash).length;
  const isFull = open.length >= MOST_OPEN || ofAddress >= MOST_OF_ADDRESS * serverEnv().RATE_LIMIT_FACTOR;
  if (isFull) throw new AppError('UNAVAILABLE', { retryAfterSeconds: RETRY_AFTER_SECONDS });
}

/** Tells at each look what it saw; `undefined`: there is no such talk any more. Returns how to stop. */
export function watchTalk(talkId: string, watcher: Watcher): () => void {
  const own = hub();
  const watchers = own.watched.get(talkId) ?? new Set();
  const [oldest] = watchers;
  if (oldest && watchers.size >= MOST_OF_TALK) {
    watchers.delete(oldest);
    oldest.end();
  } else checkRoom(watcher.addressHash);
  own.watched.set(talkId, watchers.add(watcher));
  own.timer ??= setTimeout(look, LOOK_MS);
  return () => {
    watchers.delete(watcher);
    if (watchers.size === 0 && own.watched.get(talkId) === watchers) own.watched.delete(talkId);
  };
}

async function lookOnce(now: Date): Promise<void> {
  const { watched, notedAt } = hub();
  // Only whom this look asked about: a chat that opened while it was under way isn't gone.
  const asked = [...watched];
  const [pulses, queue] = await Promise.all([findPulses(asked.map(([talkId]) => talkId)), readQueue(now)]);
  const byId = new Map(pulses.map((pulse) => [pulse._id, pulse]));
  for (const [talkId, watchers] of asked) {
    const pulse = byId.get(talkId);
    const { version = 0, writingUntil = now } = pulse ?? {};
    const seen = pulse && { version, isWriting: writingUntil > now, queue };
    for (const watcher of [...watchers]) {
      // What timed out before it was answered is closed by nobody.
      if (watcher.until < Date.now()) watchers.delete(watcher);
      else watcher.tell(seen);
    }
    if (watchers.size === 0 && watched.get(talkId) === watchers) watched.delete(talkId);
  }
  if (now.getTime() - notedAt < NOTE_HERE_MS) return;
  hub().notedAt = now.getTime();
  await noteHere(
    queue.waiting.flatMap(({ _id }) => (watched.has(_id) ? _id : [])),
    now,
  );
}

function look(): void {
  const own = hub();
  const again = () => {
    own.timer = own.watched.size > 0 ? setTimeout(look, LOOK_MS) : undefined;
  };
  // A database that is away is looked for again: the chats stay open.
  lookOnce(new Date())
    .catch((error: unknown) => logger().warn({ action: 'talks', error }))
    .finally(again);
}
