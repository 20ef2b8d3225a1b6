import { useSyncExternalStore } from 'react';

/** What stands behind the `#` of the address, which no server's log sees. Undefined until it can be read. */
export function useFragment(): string | undefined {
  return useSyncExternalStore(subscribe, read, () => undefined);
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('hashchange', listener);
  return () => window.removeEventListener('hashchange', listener);
}

const read = () => window.location.hash.slice(1);
