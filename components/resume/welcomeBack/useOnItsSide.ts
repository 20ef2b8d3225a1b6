import { useSyncExternalStore } from 'react';

/** Safari before 16.4 has none. */
const orientationOf = () => (window.screen as { orientation?: ScreenOrientation }).orientation;

function subscribe(onTurn: () => void): () => void {
  const orientation = orientationOf();
  orientation?.addEventListener('change', onTurn);
  return () => orientation?.removeEventListener('change', onTurn);
}

/** Landscape by the specification: the screen's angle is 90, also when it is turned while the dialog is open. */
export function useOnItsSide(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => orientationOf()?.angle === 90,
    () => false,
  );
}
