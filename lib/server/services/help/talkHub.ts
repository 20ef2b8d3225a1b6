import { logger } from '@/lib/server/logger';
import { serverEnv } from '@/lib/config/serverEnv';
import { AppError } from '@/lib/server/http/errors';
import { listPulses, noteHere } from '@/models/help/talk';
import { type Queue, readQueue } from './here';

/** One poll of the database serves all talks that are open at this server, since a line may come through any server. */
const LOOK_MS = 700;

export type Seen = { version: number; isWriting: boolean; queue: Queue };
export type Watcher = {
  addressHash: string;
  until: number;
  tell: (seen: Seen | undefined) => void;
  /** Called when newer watchers of the same talk take its place. */
  end: () => void;
};

type Hub = { watched: Map<string, Set<Watcher>>; timer: NodeJS.Timeout | undefined; notedAt: number };

const MOST_OPEN = 2_000;
const MOST_OF_ADDRESS = 30;
const MOST_OF_TALK = 3;
const RETRY_AFTER_SECONDS = 10;
/** Must stay well below PLACE_KEPT_MINUTES, or a talk with an open page would lose its place. */
const NOTE_HERE_MS = 120_000;

// It is kept on globalThis, since each API route is a bundle of its own.
const globals = globalThis as typeof globalThis & {
  sukhayuTalks?: Hub;
};
const hub = (): Hub => (globals.sukhayuTalks ??= { watched: new Map(), timer: undefined, notedAt: 0 });

/** Throws UNAVAILABLE where this address, or the server, has too many open. Within one talk the oldest ends instead. */
function checkRoom(addressHash: string): void {
  const open = [...hub().watched.values()].flatMap((watchers) => [...watchers]);
  const ofAddress = open.filter((watcher) => watcher.addressHash === addressHash).length;
  const isFull = open.length >= MOST_OPEN || ofAddress >= MOST_OF_ADDRESS * serverEnv().RATE_LIMIT_FACTOR;
  if (isFull) throw new AppError('UNAVAILABLE', { retryAfterSeconds: RETRY_AFTER_SECONDS });
}

/** Tells the watcher at each look what it saw; `undefined` means that the talk is gone. Returns how to stop. */
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
  // Only the talks that this poll asked about are judged: one that was opened while it ran isn't gone.
  const asked = [...watched];
  const [pulses, queue] = await Promise.all([listPulses(asked.map(([talkId]) => talkId)), readQueue(now)]);
  const byId = new Map(pulses.map((pulse) => [pulse._id, pulse]));
  for (const [talkId, watchers] of asked) {
    const pulse = byId.get(talkId);
    const { version = 0, writingUntil = now } = pulse ?? {};
    const seen = pulse && { version, isWriting: writingUntil > now, queue };
    for (const watcher of [...watchers]) {
      // A request that timed out before it was answered is never closed, so its watcher is dropped here.
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
  // While the database is unavailable, talks stay open and the next poll tries again.
  lookOnce(new Date())
    .catch((error: unknown) => logger().warn({ action: 'talks', error }))
    .finally(again);
}
