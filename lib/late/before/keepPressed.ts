import { useEffect } from 'react';
import { LIVE, PRESSED, WAITING } from './typed';

/**
 * Records a press on a button that is not hydrated yet, and returns a function that replays it: on a slow phone a form
 * can be submitted before its script loads. `scripts/site/early.ts` marks presses before our first script.
 */
export function keepPressed(container: HTMLElement): () => void {
  let pressed = container.querySelector<HTMLButtonElement>(`button[${PRESSED}]`);
  // The listener stands on window, since React stops events in a tree that is hydrating.
  const note = ({ target }: Event) => {
    if (target instanceof Element && container.contains(target)) pressed = target.closest('button');
  };
  window.addEventListener('click', note, true);
  return () => {
    window.removeEventListener('click', note, true);
    container.querySelectorAll(`[${PRESSED}]`).forEach((button) => button.removeAttribute(PRESSED));
    if (pressed) pressAgain(pressed);
  };
}

export function pressAgain(button: HTMLButtonElement): void {
  if (!button.isConnected) return;
  if (button.form && 'submits' in button.dataset) button.form.requestSubmit();
  else button.click();
}

/** Replays presses from before the page was hydrated, except those in parts that load later. */
export function usePressedBefore(): void {
  useEffect(() => {
    const live = () => {
      document.documentElement.setAttribute(LIVE, '');
      for (const button of document.querySelectorAll<HTMLButtonElement>(`button[${PRESSED}]`)) {
        if (button.closest(`[${WAITING}]`)) continue;
        button.removeAttribute(PRESSED);
        pressAgain(button);
      }
    };
    // This runs after the effect, since React handles events synchronously only after its own work.
    queueMicrotask(live);
  }, []);
}
