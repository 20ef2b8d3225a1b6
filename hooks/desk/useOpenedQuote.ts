import { useCallback, useEffect, useRef, useState } from 'react';

/** The quote in the drawer. Escape closes it, unless something in the drawer has used the key. */
export function useOpenedQuote() {
  const [opened, setOpened] = useState<string>();
  const opener = useRef<HTMLElement | null>(null);
  const close = useCallback(() => {
    setOpened(undefined);
    // On a phone the list is hidden until the drawer is gone.
    requestAnimationFrame(() => opener.current?.focus());
  }, []);
  useEffect(() => {
    if (opened === undefined) return;
    const closeByKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) close();
    };
    document.addEventListener('keydown', closeByKey);
    return () => document.removeEventListener('keydown', closeByKey);
  }, [opened, close]);
  const open = (quoteId: string) => {
    opener.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    setOpened(quoteId);
  };
  return { opened, open, close };
}
