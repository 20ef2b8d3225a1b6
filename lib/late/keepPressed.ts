/**
 * Notes a button that is pressed before React has taken the part over, and gives back a function that presses it
 * again: on a slow phone the whole form can be filled and sent before its script is there. What was pressed before
 * this page's first script is marked by public/early.js.
 */
export function keepPressed(container: HTMLElement): () => void {
  let pressed = container.querySelector<HTMLButtonElement>('button[data-pressed]');
  // React stops what happens in a part that it still takes over: the window hears it first.
  const note = ({ target }: Event) => {
    if (target instanceof Element && container.contains(target)) pressed = target.closest('button');
  };
  window.addEventListener('click', note, true);
  return () => {
    window.removeEventListener('click', note, true);
    if (pressed) pressAgain(pressed);
  };
}

/** As it would have done had its script been there. */
export function pressAgain(button: HTMLButtonElement): void {
  if (!button.isConnected) return;
  if (button.form && 'submits' in button.dataset) button.form.requestSubmit();
  else button.click();
}
