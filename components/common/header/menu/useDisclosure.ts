import { useEffect, useRef, useState } from 'react';

const hoverDelay = 100;
/** A click soon after hover opened a panel means to open it, not to toggle it. */
const sameIntentMs = 500;

/**
 * Which panel is open. Hover opens after 100 ms and closes after 300 ms, so that the pointer may cut corners; click,
 * touch and keys act at once. Escape closes and restores focus.
 */
export function useDisclosure<Name extends string>() {
  const [open, setOpen] = useState<Name>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hoveredAt = useRef(-Infinity);
  const root = useRef<HTMLElement>(null);

  const later = (name: Name | undefined, delay: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      if (name && name !== open) hoveredAt.current = performance.now();
      setOpen(name);
    }, delay);
  };
  const now = (name: Name | undefined) => {
    clearTimeout(timer.current);
    setOpen(name);
  };

  const toggle = (name: Name) => {
    const hasJustOpened = performance.now() - hoveredAt.current < sameIntentMs;
    hoveredAt.current = -Infinity;
    now(open === name && !hasJustOpened ? undefined : name);
  };

  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!open) return;
    const outside = (event: Event) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(undefined);
    };
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      const button = root.current?.querySelector<HTMLElement>('[aria-expanded="true"]');
      if (root.current?.contains(document.activeElement)) button?.focus();
      setOpen(undefined);
    };
    document.addEventListener('pointerdown', outside);
    document.addEventListener('focusin', outside);
    document.addEventListener('keydown', escape);
    return () => {
      document.removeEventListener('pointerdown', outside);
      document.removeEventListener('focusin', outside);
      document.removeEventListener('keydown', escape);
    };
  }, [open]);

  return {
    open,
    root,
    toggle,
    hover: (name: Name) => ({
      onPointerEnter: (event: { pointerType: string }) =>
        event.pointerType === 'mouse' && later(name, hoverDelay),
      onPointerLeave: (event: { pointerType: string }) =>
        event.pointerType === 'mouse' && later(undefined, 300),
    }),
  };
}
