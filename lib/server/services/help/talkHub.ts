import { logger } from '@/lib/server/logger';
import { findPulses } from '@/models/help/talk';
import { type Queue, readQueue } from './here';

/** One look at the database for all chats that are open at this server: whichever server was written to, it is seen. */
const LOOK_MS = 700;

export type Seen = { version: number; isWriting: boolean; queue: Queue };
type Watcher = (seen: Seen | undefined) => void;

type Hub = { watched: Map<string, Set<Watcher>>; timer: NodeJS.Timeout | undefined };

// On globalThis: each API route is its own bundle.
const globals = globalThis as typeof globalThis & {
  sukhayuTalks?: Hub;
};
const hub = (): Hub => (globals.sukhayuTalks ??= { watched: new Map(), timer: undefined });

export const openTalks = () => [...hub().watched.values()].reduce((sum, { size }) => sum + size, 0);

/** Tells at each look what it saw; `undefined`: there is no such talk any more. Returns how to stop. */
export function watchTalk(talkId: string, watcher: Watcher): () => void {
  const own = hub();
  const watchers = own.watched.get(talkId) ?? new Set();
  own.watched.set(talkId, watchers.add(watcher));
  own.timer ??= setTimeout(look, LOOK_MS);
  return () => {
    watchers.delete(watcher);
    if (watchers.size === 0 && own.watched.get(talkId) === watchers) own.watched.delete(talkId);
  };
}

async function lookOnce(now: Date): Promise<void> {
  const { watched } = hub();
  const [pulses, queue] = await Promise.all([findPulses([...watched.keys()]), readQueue(now)]);
  const byId = new Map(pulses.map((pulse) => [pulse._id, pulse]));
  for (const [talkId, watchers] of watched) {
    const pulse = byId.get(talkId);
    const { version = 0, writingUntil = now } = pulse ?? {};
    const seen = pulse && { version, isWriting: writingUntil > now, queue };
    for (const watcher of [...watchers]) watcher(seen);
  }
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
