import { type PointerEvent, useEffect, useRef } from 'react';

const HOVER_MS = 100;
/** Longer than the way in, so that the pointer may cut corners. */
const LEAVE_MS = 300;
/** A click soon after hover opened a panel means to open it, not to close it. */
const SAME_INTENT_MS = 500;

/** By its styles, which know the widths (Menu.module.css). */
const isDrawer = (nav: HTMLElement) => getComputedStyle(nav).position === 'fixed';
const openPanelIn = (nav: HTMLElement) => nav.querySelector<HTMLDetailsElement>('details[open]');

/**
 * What the browser doesn't do by itself: panels of wide screens open under a mouse, and close on Escape, when the pointer
 * leaves and when something else is pressed or focused; the drawer closes when focus leaves it.
 */
export function useMenu() {
  const root = useRef<HTMLElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hoveredAt = useRef(-Infinity);

  useEffect(() => {
    const outside = ({ target, type }: Event) => {
      const nav = root.current;
      if (!nav || (target instanceof Node && nav.contains(target))) return;
      if (!isDrawer(nav)) openPanelIn(nav)?.removeAttribute('open');
      else if (type === 'focusin' && nav.matches(':popover-open')) nav.hidePopover();
    };
    const escape = ({ key }: KeyboardEvent) => {
      const nav = root.current;
      const panel = nav && !isDrawer(nav) && openPanelIn(nav);
      if (key !== 'Escape' || !panel) return;
      if (panel.contains(document.activeElement)) panel.querySelector('summary')?.focus();
      panel.open = false;
    };
    document.addEventListener('pointerdown', outside);
    document.addEventListener('focusin', outside);
    document.addEventListener('keydown', escape);
    return () => {
      clearTimeout(timer.current);
      document.removeEventListener('pointerdown', outside);
      document.removeEventListener('focusin', outside);
      document.removeEventListener('keydown', escape);
    };
  }, []);

  const later = (event: PointerEvent<HTMLDetailsElement>, open: boolean) => {
    if (event.pointerType !== 'mouse' || !root.current || isDrawer(root.current)) return;
    const panel = event.currentTarget;
    clearTimeout(timer.current);
    timer.current = setTimeout(
      () => {
        if (open && !panel.open) hoveredAt.current = performance.now();
        panel.open = open;
      },
      open ? HOVER_MS : LEAVE_MS,
    );
  };

  return {
    root,
    hover: {
      onPointerEnter: (event: PointerEvent<HTMLDetailsElement>) => later(event, true),
      onPointerLeave: (event: PointerEvent<HTMLDetailsElement>) => later(event, false),
      onClick: (event: { target: EventTarget; preventDefault: () => void }) => {
        if (!(event.target instanceof Element && event.target.closest('summary'))) return;
        clearTimeout(timer.current);
        if (performance.now() - hoveredAt.current < SAME_INTENT_MS) event.preventDefault();
        hoveredAt.current = -Infinity;
      },
    },
  };
}
