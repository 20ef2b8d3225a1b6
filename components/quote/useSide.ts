import { useSyncExternalStore } from 'react';

/** As in plans/PlansStep.module.css. */
const wide = '(min-width: 1100.02px)';

function subscribe(changed: () => void): () => void {
  const media = window.matchMedia(wide);
  media.addEventListener('change', changed);
  return () => media.removeEventListener('change', changed);
}

/** Whether the screen has a side column: a phone need not draw what stands there with each change. */
export function useSide(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(wide).matches,
    () => false,
  );
}
