/** Brings this part of the page into view and moves the focus there, since what had the focus is gone. */
export function showPart(id: string): void {
  const part = document.getElementById(id);
  part?.scrollIntoView();
  const title = part?.querySelector<HTMLElement>('h1, h2, h3') ?? part;
  if (!title) return;
  title.tabIndex = -1;
  title.focus({ preventScroll: true });
}
