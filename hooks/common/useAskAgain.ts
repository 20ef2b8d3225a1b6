import { useEffect, useEffectEvent } from 'react';

const AGAIN_MS = 15_000;

/** Asks again while the page is seen: a server that comes back tells no browser, unlike a network. */
export function useAskAgain(ask: () => unknown): void {
  const askIfSeen = useEffectEvent(() => {
    // What failed is said by the page already.
    if (document.visibilityState === 'visible') void Promise.resolve(ask()).catch(() => undefined);
  });
  useEffect(() => {
    const timer = setInterval(() => askIfSeen(), AGAIN_MS);
    return () => clearInterval(timer);
  }, []);
}
