import { type RefObject, useEffect, useEffectEvent } from 'react';

/** A selector of the button for each key; `isPressed`: not only led to. */
type Keys = Readonly<Record<string, { button: string; isPressed: boolean }>>;

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('input:not([type=radio]), textarea, select');
}

/** Single keys, while focus is in the panel or the drawer around it. */
export function usePanelKeys(panel: RefObject<HTMLElement | null>, keys: Keys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const key = keys[event.key.toLowerCase()];
    const isOther = event.ctrlKey || event.metaKey || event.altKey || event.repeat;
    if (!key || isOther || isTyping(event.target)) return;
    const button = panel.current?.querySelector<HTMLButtonElement>(key.button);
    if (!button) return;
    event.preventDefault();
    button.focus();
    if (key.isPressed) button.click();
  });
  useEffect(() => {
    const around = panel.current?.closest<HTMLElement>('aside, [role="dialog"]') ?? panel.current;
    const listen = (event: KeyboardEvent) => press(event);
    around?.addEventListener('keydown', listen);
    return () => around?.removeEventListener('keydown', listen);
  }, [panel]);
}
