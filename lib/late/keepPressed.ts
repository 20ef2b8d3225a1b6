/**
 * Records a press on a button that is not hydrated yet, and returns a function that replays it: on a slow phone a form
 * can be submitted before its script loads. public/early.js marks presses before our first script.
 */
export function keepPressed(container: HTMLElement): () => void {
  let pressed = container.querySelector<HTMLButtonElement>('button[data-pressed]');
  // On window, since React stops events in a tree that is hydrating.
  const note = ({ target }: Event) => {
    if (target instanceof Element && container.contains(target)) pressed = target.closest('button');
  };
  window.addEventListener('click', note, true);
  return () => {
    window.removeEventListener('click', note, true);
    if (pressed) pressAgain(pressed);
  };
}

export function pressAgain(button: HTMLButtonElement): void {
  if (!button.isConnected) return;
  if (button.form && 'submits' in button.dataset) button.form.requestSubmit();
  else button.click();
}
