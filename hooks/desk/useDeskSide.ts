import { useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/** A quote by its id, or the form for a new one. */
type Side = { quoteId: string } | 'making' | undefined;

/** What stands beside the list. Escape closes it, unless something in it has used the key. */
export function useDeskSide() {
  const [side, setSide] = useState<Side>();
  const opener = useRef<HTMLElement | null>(null);
  const close = useCallback(() => {
    // On a phone the list is covered until the drawer is gone.
    flushSync(() => setSide(undefined));
    opener.current?.focus();
  }, []);
  useEffect(() => {
    if (side === undefined) return;
    const closeByKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) close();
    };
    document.addEventListener('keydown', closeByKey);
    return () => document.removeEventListener('keydown', closeByKey);
  }, [side, close]);
  const show = (next: Side) => {
    opener.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    setSide(next);
  };
  return {
    isMaking: side === 'making',
    opened: typeof side === 'object' ? side.quoteId : undefined,
    make: () => show('making'),
    open: (quoteId: string) => show({ quoteId }),
    openToSend: (quoteId: string) => {
      show({ quoteId });
      focusSend();
    },
    close,
  };
}

const WAIT_MS = 5_000;

/** Puts the focus on sending, once the drawer has loaded what it can send. */
function focusSend(): void {
  const look = new MutationObserver(() => {
    const button = document.querySelector<HTMLElement>('[data-send] button');
    if (!button) return;
    look.disconnect();
    button.focus();
  });
  look.observe(document.body, { childList: true, subtree: true });
  setTimeout(() => look.disconnect(), WAIT_MS);
}
