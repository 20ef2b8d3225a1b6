import { useEffect, type RefObject } from 'react';

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('input:not([type=radio]), textarea, select');
}

/** The key S, while focus is in the drawer: sends, or leads to the button where a live link would be cancelled. */
export function useSendKey(panel: RefObject<HTMLElement | null>, isPressed: boolean): void {
  useEffect(() => {
    const drawer = panel.current?.closest<HTMLElement>('aside, [role="dialog"]') ?? panel.current;
    const onKey = (event: KeyboardEvent) => {
      const isKey = event.key.toLowerCase() === 's' && !event.ctrlKey && !event.metaKey && !event.altKey;
      if (!isKey || event.repeat || isTyping(event.target)) return;
      const button = panel.current?.querySelector<HTMLButtonElement>('[data-send]');
      if (!button) return;
      event.preventDefault();
      button.focus();
      if (isPressed) button.click();
    };
    drawer?.addEventListener('keydown', onKey);
    return () => drawer?.removeEventListener('keydown', onKey);
  }, [panel, isPressed]);
}
