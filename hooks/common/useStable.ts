import { useCallback, useLayoutEffect, useMemo, useRef } from 'react';

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

/**
 * The same object for as long as its content is the same: for a part that is drawn again only when what it shows has
 * changed. Plain values alone, as JSON has them.
 */
export function useSame<Value extends object>(value: Value): Value {
  const content = JSON.stringify(value);
  return useMemo(() => JSON.parse(content) as Value, [content]);
}
