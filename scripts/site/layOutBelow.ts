/** Set on `<html>` once everything is laid out. */
const LAID = 'data-laid';

const whenIdle = (go: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(go) : setTimeout(go);

/**
 * Lays out what is below the first view, one part in each frame, once the page is loaded and idle, or as soon as
 * somebody moves. The page then has its true length, and a picture of the whole page shows all of it. A visitor who
 * scrolls faster has parts laid out as they come near (`.below`, global.css), except the footer (`.later`): on a short
 * page that is near from the beginning, and would be two thirds of what each file of styles and each font draws anew.
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
