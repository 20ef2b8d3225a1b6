/** The title of this part gets the focus, or the part itself. */
export function focusTitle(part: HTMLElement | null): void {
  const title = part?.querySelector<HTMLElement>('h1, h2, h3') ?? part;
  if (!title) return;
  title.tabIndex = -1;
  title.focus({ preventScroll: true });
}

/** Brings this part of the page into view, and the focus to it: what had it is gone. */
export function showPart(id: string): void {
  const part = document.getElementById(id);
  part?.scrollIntoView();
  focusTitle(part);
}
