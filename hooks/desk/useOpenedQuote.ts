import { useEffect, useRef, useState } from 'react';

/** The quote in the drawer. Escape closes it, unless a dialog or field of the drawer has used the key. */
export function useOpenedQuote() {
  const [opened, setOpened] = useState<string>();
  const opener = useRef<HTMLElement | null>(null);
  const close = () => {
    setOpened(undefined);
    opener.current?.focus();
  };
  useEffect(() => {
    if (opened === undefined) return;
    const closeByKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      setOpened(undefined);
      opener.current?.focus();
    };
    document.addEventListener('keydown', closeByKey);
    return () => document.removeEventListener('keydown', closeByKey);
  }, [opened]);
  const open = (quoteId: string) => {
    opener.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    setOpened(quoteId);
  };
  return { opened, open, close };
}
