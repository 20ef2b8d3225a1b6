/** Set on `<html>` once everything is laid out. */
const LAID = 'data-laid';

const whenIdle = (go: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(go) : setTimeout(go);

/**
 * Lays out the parts below the first view, one per frame, once the page is loaded and idle, or at the first sign of
 * movement. The page then has its true length, and a full-page screenshot shows all of it. If a visitor scrolls sooner,
 * the browser lays parts out as they come near (`.below`, global.css). The footer (`.later`) waits all the same: on a
 * short page it is near from the start, and each style file and font that arrives would lay it out again.
 */
export function layOutBelow(moves: readonly string[]): void {
  let waiting: HTMLElement[] | undefined;
  let isWanted = false;
  const layOutNext = () => {
    const part = waiting?.shift();
    if (!part) {
      document.documentElement.setAttribute(LAID, '');
      return;
    }
    part.style.contentVisibility = 'visible';
    part.style.animation = 'none';
    requestAnimationFrame(() => (isWanted ? layOutNext() : whenIdle(layOutNext)));
  };
  const begin = () => {
    if (waiting !== undefined || document.readyState === 'loading') return;
    waiting = [...document.querySelectorAll<HTMLElement>('.below > *')];
    whenIdle(layOutNext);
  };
  const hurry = () => {
    isWanted = true;
    begin();
  };
  for (const move of moves) addEventListener(move, hurry, { capture: true, passive: true });
  if (document.readyState === 'complete') begin();
  else addEventListener('load', begin, { once: true });
}
