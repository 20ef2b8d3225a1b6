import { useSyncExternalStore } from 'react';

/** Undefined in Safari before 16.4. */
const orientationOf = () => (window.screen as { orientation?: ScreenOrientation }).orientation;

function subscribe(onTurn: () => void): () => void {
  const orientation = orientationOf();
  orientation?.addEventListener('change', onTurn);
  return () => orientation?.removeEventListener('change', onTurn);
}

/** Landscape as the specification defines it: the screen's angle is 90. Also follows turns while the dialog is open. */
export function useOnItsSide(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => orientationOf()?.angle === 90,
    () => false,
  );
}
