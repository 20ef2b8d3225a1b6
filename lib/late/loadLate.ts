import { reloadOnce } from './reloadOnce';
import { handsRest } from './before/typed';

/** Why loading gave up: offline, or a reload would not help or would lose input. */
export type Hindrance = 'offline' | 'failed';

const AT_ONCE = 3;
const BETWEEN_MS = 400;
const AGAIN_MS = 10_000;

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** The browser's functions, replaceable in tests. */
export type Surroundings = {
  wait: (ms: number) => Promise<void>;
  /** Whether a reload would work now. */
  isReachable: () => Promise<boolean>;
  /** Resolves only if no reload happens. */
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
 * Retries while offline. If online and the file is gone, as after a deployment, reloads the page once. Never rejects.
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
