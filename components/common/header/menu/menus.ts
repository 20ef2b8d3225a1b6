const HOVER_MS = 100;
/** Closing waits longer than opening, so that the pointer may leave the panel for a moment on its way. */
const LEAVE_MS = 300;
/** A click soon after hover opened a panel means to open it, not to close it. */
const SAME_INTENT_MS = 500;

/** The id of the header's menu, which buttons open by `popovertarget`. */
export const MENU = 'menu';

const menuOf = () => document.getElementById(MENU);
const isIn = (menu: HTMLElement, target: EventTarget | null) =>
  target instanceof Node && menu.contains(target);
/** Asks the styles, which know the widths (Menu.module.css). */
const isDrawer = (menu: HTMLElement) => getComputedStyle(menu).position === 'fixed';
const openPanel = (menu: HTMLElement) => menu.querySelector<HTMLDetailsElement>('details[open]');

function openUnderMouse(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let hoveredAt = -Infinity;
  const follow = ({ type, target, pointerType }: PointerEvent) => {
    if (!(target instanceof HTMLDetailsElement) || pointerType !== 'mouse') return;
    const menu = menuOf();
    if (!menu?.contains(target) || isDrawer(menu)) return;
    const isEntered = type === 'pointerenter';
    clearTimeout(timer);
    timer = setTimeout(
      () => {
        if (isEntered && !target.open) hoveredAt = performance.now();
        target.open = isEntered;
      },
      isEntered ? HOVER_MS : LEAVE_MS,
    );
  };
  const press = (event: Event) => {
    const menu = menuOf();
    if (!menu || !isIn(menu, event.target)) return;
    clearTimeout(timer);
    const isOnEntry = event.target instanceof Element && event.target.closest('summary') !== null;
    if (isOnEntry && performance.now() - hoveredAt < SAME_INTENT_MS) event.preventDefault();
    hoveredAt = -Infinity;
  };
  // These listen in the capture phase: the first two don't bubble, and React stops events in a tree that is hydrating.
  document.addEventListener('pointerenter', follow, true);
  document.addEventListener('pointerleave', follow, true);
  document.addEventListener('click', press, true);
}

function closeWhenLeft(): void {
  const outside = ({ target, type }: Event) => {
    const menu = menuOf();
    if (!menu || isIn(menu, target)) return;
    if (!isDrawer(menu)) openPanel(menu)?.removeAttribute('open');
    else if (type === 'focusin' && menu.matches(':popover-open')) menu.hidePopover();
  };
  const escape = ({ key }: KeyboardEvent) => {
    const menu = menuOf();
    const panel = menu && !isDrawer(menu) && openPanel(menu);
    if (key !== 'Escape' || !panel) return;
    if (panel.contains(document.activeElement)) panel.querySelector('summary')?.focus();
    panel.open = false;
  };
  // These listen in the capture phase, since React stops events in a tree that is hydrating.
  document.addEventListener('pointerdown', outside, true);
  document.addEventListener('focusin', outside, true);
  document.addEventListener('keydown', escape, true);
}

/**
 * Adds what the browser doesn't do with the menus' `<details>` and the drawer's popover: panels of wide screens open
 * under a mouse, and close on Escape and when something else is used; the drawer closes when the focus leaves it. It
 * works without React, which comes later.
 */
export function startMenus(): void {
  openUnderMouse();
  closeWhenLeft();
}
