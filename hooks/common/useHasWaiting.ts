import { useSyncExternalStore } from 'react';
import { listWaiting } from '@/lib/client/saving/storage';

const never = () => () => undefined;

/** Whether this device keeps something that we haven't received. */
export function useHasWaiting(): boolean {
  return useSyncExternalStore(
    never,
    () => listWaiting().length > 0,
    () => false,
  );
}
