import { useEffect } from 'react';
import { onUnproven } from '@/lib/client/common/unproven';

/** Reads again what a page shows when its session turns out to have ended, so that the page asks for a code. */
export function useUnproven(reload: () => unknown): void {
  useEffect(() => onUnproven(() => void reload()), [reload]);
}
