import { reloadOnce } from './reloadOnce';
import { handsRest } from './typed';

/** Why a part that is wanted is not there: the line is bad, or a new load of the page would not help or would lose input. */
export type Hindrance = 'offline' | 'failed';

const AT_ONCE = 3;
const BETWEEN_MS = 400;
const AGAIN_MS = 10_000;

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** What loading needs of the browser. */
export type Surroundings = {
  wait: (ms: number) => Promise<void>;
  /** Whether this page could be loaded now. */
  isReachable: () => Promise<boolean>;
  /** Resolves only where the page is not loaded anew. */
  reload: () => Promise<void>;
};

const surroundings: Surroundings = {
  wait: (ms) =>
    ms < AGAIN_MS
      ? wait(ms)
      : Promise.race([
          wait(ms),
          new Promise((resolve) => window.addEventListener('online', resolve, { once: true })),
        ]).then(() => undefined),
  isReachable: async () =>
    navigator.onLine &&
    fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
      ({ ok }) => ok,
      () => false,
    ),
  reload: async () => {
    await handsRest();
    await reloadOnce(() => location.reload());
  },
};

const hindrances = new Map<symbol, Hindrance>();
const listeners = new Set<() => void>();

export const hindrance = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  current: (): Hindrance | undefined => [...hindrances.values()][0],
};

function tell(who: symbol, what: Hindrance | undefined): void {
  if (what) hindrances.set(who, what);
  else hindrances.delete(who);
  listeners.forEach((listener) => listener());
}

/**
 * Loads what the page needs and doesn't have yet. A bad line is tried again, without end; where the line is good and the
 * file is gone, as after a new build, the page is loaded anew, once. Never rejects.
 */
export async function loadLate<T>(load: () => Promise<T>, browser = surroundings): Promise<T> {
  const who = Symbol('late');
  for (let attempt = 1; ; attempt++) {
    try {
      const loaded = await load();
      tell(who, undefined);
      return loaded;
    } catch {
      if (attempt % AT_ONCE > 0) {
        await browser.wait(BETWEEN_MS);
        continue;
      }
      const isReachable = await browser.isReachable();
      if (isReachable) await browser.reload();
      tell(who, isReachable ? 'failed' : 'offline');
      await browser.wait(AGAIN_MS);
    }
  }
}
