import { useEffect } from 'react';
import { onUnproven } from '@/lib/client/common/unproven';

/** Reloads when the session turns out to have expired, so that the page asks for a code. */
export function useUnproven(reload: () => unknown): void {
  useEffect(() => onUnproven(() => void reload()), [reload]);
}
