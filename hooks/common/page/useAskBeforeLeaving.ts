import { useEffect } from 'react';

/** The browser asks before the page is closed, for as long as something would be lost with it. */
export function useAskBeforeLeaving(isUnsafe: boolean): void {
  useEffect(() => {
    if (!isUnsafe) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isUnsafe]);
}
