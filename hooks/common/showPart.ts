/** Brings this part of the page into view, and the focus to its title or itself: what had it is gone. */
export function showPart(id: string): void {
  const part = document.getElementById(id);
  part?.scrollIntoView();
  const title = part?.querySelector<HTMLElement>('h1, h2, h3') ?? part;
  if (!title) return;
  title.tabIndex = -1;
  title.focus({ preventScroll: true });
}
