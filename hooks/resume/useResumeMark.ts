import { useSyncExternalStore } from 'react';
import { hasResumeMark } from '@/lib/client/resume/resumeMark';

const never = () => () => undefined;

/** Read on every render, that is on every page change. */
export function useResumeMark(): boolean {
  return useSyncExternalStore(never, hasResumeMark, () => false);
}
