import { useEffect, useRef } from 'react';

/** Moves the focus to the heading when the other step of the page is reached, also by going back. */
export function useStepFocus(step: string, isReady: boolean): void {
  const shown = useRef<string>(undefined);
  useEffect(() => {
    if (!isReady) return;
    const heading = document.querySelector<HTMLElement>('h1');
    if (heading && shown.current !== undefined && shown.current !== step) {
      window.scrollTo({ top: 0 });
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    }
    shown.current = step;
  }, [step, isReady]);
}
