import { useSyncExternalStore } from 'react';
import { hasResumeMark } from '@/lib/client/resume/resumeMark';

const never = () => () => undefined;

/** Looked for again whenever the component is drawn anew, as it is on every page. */
export function useResumeMark(): boolean {
  return useSyncExternalStore(never, hasResumeMark, () => false);
}
