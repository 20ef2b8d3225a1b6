import { type RefObject, useEffect } from 'react';

/** Tells the styles how high the desk's header is: its rows differ by role, language and window. */
export function useHeadHeight(header: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { style } = document.documentElement;
    const note = () => {
      const height = header.current?.offsetHeight ?? 0;
      // A hidden desk's header has no height.
      if (height > 0) style.setProperty('--head', `${height}px`);
    };
    note();
    window.addEventListener('resize', note);
    // The search's error has a row of its own.
    const rows = new MutationObserver(note);
    if (header.current) rows.observe(header.current, { childList: true });
    return () => {
      window.removeEventListener('resize', note);
      rows.disconnect();
    };
  });
}
