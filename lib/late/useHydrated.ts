import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False in the prerendered page and until its script runs. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
