/**
 * Lays out what is below the first view in idle time, a part a frame. The page's length is then true, and a picture of
 * the whole page shows all of it; whoever scrolls sooner has the part laid out by coming near (`.below`, global.css).
 */
export function layOutBelow(): void {
  if (!('requestIdleCallback' in window)) return;
  const parts = [...document.querySelectorAll<HTMLElement>('.below > *')];
  const layOutNext = () => {
    const part = parts.shift();
    if (!part) return;
    part.style.contentVisibility = 'visible';
    requestAnimationFrame(() => requestIdleCallback(layOutNext));
  };
  requestIdleCallback(layOutNext);
}
