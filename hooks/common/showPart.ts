/** Brings this part of the page into view and moves the focus there, since what had the focus is gone. */
export function showPart(id: string): void {
  const part = document.getElementById(id);
  part?.scrollIntoView();
  const title = part?.querySelector<HTMLElement>('h1, h2, h3') ?? part;
  if (!title) return;
  title.tabIndex = -1;
  title.focus({ preventScroll: true });
}

/**
 * Focuses the page's content, unless something in it is focused: keyboard and screen reader then continue from there,
 * not from the top of the document.
 */
export function focusMain(): void {
  const main = document.getElementById('main');
  if (!main || main.contains(document.activeElement)) return;
  main.tabIndex = -1;
  // Otherwise each click beside a field would focus it.
  main.addEventListener('blur', () => main.removeAttribute('tabindex'), { once: true });
  main.focus({ preventScroll: true });
}
