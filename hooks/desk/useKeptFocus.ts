import { type FocusEvent, useEffect, useRef } from 'react';

/** When what has the focus goes, its list takes it: the browser would begin again at the top of the page. */
export function useKeptFocus<List extends HTMLElement>() {
  const list = useRef<List>(null);
  const last = useRef<Element>(null);
  useEffect(() => {
    if (!last.current || last.current.isConnected) return;
    last.current = null;
    if (document.activeElement === document.body) list.current?.focus();
  });
  const onFocus = ({ target }: FocusEvent) => {
    last.current = target;
  };
  return { ref: list, onFocus };
}
