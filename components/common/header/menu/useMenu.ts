import { useEffect, useRef } from 'react';

const HOVER_MS = 100;
/** Longer than the way in, so that the pointer may cut corners. */
const LEAVE_MS = 300;
/** A click soon after hover opened a panel means to open it, not to close it. */
const SAME_INTENT_MS = 500;

/** By its styles, which know the widths (Menu.module.css). */
const isDrawer = (nav: HTMLElement) => getComputedStyle(nav).position === 'fixed';
const openPanelIn = (nav: HTMLElement) => nav.querySelector<HTMLDetailsElement>('details[open]');

/** On wide screens a panel opens while a mouse rests on its entry. */
function openUnderMouse(nav: HTMLElement, signal: AbortSignal): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let hoveredAt = -Infinity;
  const later = (panel: HTMLDetailsElement, open: boolean) => {
    clearTimeout(timer);
    timer = setTimeout(
      () => {
        if (open && !panel.open) hoveredAt = performance.now();
        panel.open = open;
      },
      open ? HOVER_MS : LEAVE_MS,
    );
  };
  const follow = (event: PointerEvent) => {
    const isMouse = event.pointerType === 'mouse' && !isDrawer(nav);
    if (isMouse && event.target instanceof HTMLDetailsElement)
      later(event.target, event.type === 'pointerenter');
  };
  const press = (event: Event) => {
    if (!(event.target instanceof Element && event.target.closest('summary'))) return;
    clearTimeout(timer);
    if (performance.now() - hoveredAt < SAME_INTENT_MS) event.preventDefault();
    hoveredAt = -Infinity;
  };
  // While capturing, since these events don't bubble.
  nav.addEventListener('pointerenter', follow, { capture: true, signal });
  nav.addEventListener('pointerleave', follow, { capture: true, signal });
  nav.addEventListener('click', press, { signal });
  signal.addEventListener('abort', () => clearTimeout(timer));
  // The pointer may have been there before this script.
  const hovered = nav.querySelector<HTMLDetailsElement>('details:hover');
  if (hovered && window.matchMedia('(hover: hover)').matches && !isDrawer(nav)) later(hovered, true);
}

/** Panels of wide screens close on Escape and when something else is used; the drawer when the focus leaves it. */
function closeWhenLeft(nav: HTMLElement, signal: AbortSignal): void {
  const outside = ({ target, type }: Event) => {
    if (target instanceof Node && nav.contains(target)) return;
    if (!isDrawer(nav)) openPanelIn(nav)?.removeAttribute('open');
    else if (type === 'focusin' && nav.matches(':popover-open')) nav.hidePopover();
  };
  const escape = ({ key }: KeyboardEvent) => {
    const panel = isDrawer(nav) ? null : openPanelIn(nav);
    if (key !== 'Escape' || !panel) return;
    if (panel.contains(document.activeElement)) panel.querySelector('summary')?.focus();
    panel.open = false;
  };
  document.addEventListener('pointerdown', outside, { signal });
  document.addEventListener('focusin', outside, { signal });
  document.addEventListener('keydown', escape, { signal });
}

/** What a menu needs beyond what the browser does with its `<details>` and its popover. */
export function useMenu() {
  const root = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!root.current) return;
    const left = new AbortController();
    openUnderMouse(root.current, left.signal);
    closeWhenLeft(root.current, left.signal);
    return () => left.abort();
  }, []);
  return root;
}
