import { useSyncExternalStore } from 'react';

/** The same width as in plans/PlansStep.module.css. */
const wide = '(min-width: 1100.02px)';

function subscribe(changed: () => void): () => void {
  const media = window.matchMedia(wide);
  media.addEventListener('change', changed);
  return () => media.removeEventListener('change', changed);
}

/** Whether the screen has a side column. A phone has none and need not draw its content with each change. */
export function useSide(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(wide).matches,
    () => false,
  );
}
