import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * A function that stays the same between renderings, but runs the newest action: for a part that is drawn again only
 * when what it shows has changed.
 */
export function useStable<Args extends unknown[], Result>(act: (...args: Args) => Result) {
  const newest = useRef(act);
  useLayoutEffect(() => {
    newest.current = act;
  });
  return useCallback((...args: Args) => newest.current(...args), []);
}
