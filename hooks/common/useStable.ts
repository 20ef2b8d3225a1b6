import { useCallback, useLayoutEffect, useMemo, useRef } from 'react';

/** A function with a stable identity that runs the newest action. For memoised components. */
export function useStable<Args extends unknown[], Result>(act: (...args: Args) => Result) {
  const newest = useRef(act);
  useLayoutEffect(() => {
    newest.current = act;
  });
  return useCallback((...args: Args) => newest.current(...args), []);
}

/** Keeps the previous object while its content is the same. For memoised components; JSON values only. */
export function useSame<Value extends object>(value: Value): Value {
  const content = JSON.stringify(value);
  return useMemo(() => JSON.parse(content) as Value, [content]);
}
