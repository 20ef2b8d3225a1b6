import { hasAnswers, UNANSWERED } from './before/answers';
import { PRESSED, TOUCHED } from './before/typed';

/** Calls `go` once; returns a cancel function. */
export type When = (place: HTMLElement, go: () => void) => () => void;

/** Never: for a prerendered part that needs no script. After a route change it loads like any other part. */
export const isStill: When = () => () => undefined;

const isTouched = (place: HTMLElement) =>
  place.contains(document.activeElement) ||
  place.hasAttribute(TOUCHED) ||
  place.querySelector(`[${PRESSED}]`) !== null;

/** When the part is about to scroll into view. */
export const isSeen: When = (place, go) => {
  if (isTouched(place)) go();
  const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && go(), {
    rootMargin: '300px',
  });
  observer.observe(place);
  return () => observer.disconnect();
};

/** When a choice is made that has no answer yet (`late.tsx`); without valid answers, when the part is seen. */
export const isUnanswered: When = (place, go) => {
  if (!hasAnswers(place)) return isSeen(place, go);
  if (place.hasAttribute(TOUCHED)) go();
  place.addEventListener(UNANSWERED, go);
  return () => place.removeEventListener(UNANSWERED, go);
};

/** When the `<details>` around the part is opened. */
export const isOpened: When = (place, go) => {
  const details = place.closest('details');
  if (details?.open) go();
  details?.addEventListener('toggle', go);
  return () => details?.removeEventListener('toggle', go);
};

/** When the page is idle, or the part is or was touched. */
export const isIdle: When = (place, go) => {
  if (isTouched(place)) go();
  const events = ['focusin', 'pointerdown'] as const;
  const timer = setTimeout(go, 1500);
  events.forEach((event) => place.addEventListener(event, go));
  return () => {
    clearTimeout(timer);
    events.forEach((event) => place.removeEventListener(event, go));
  };
};
