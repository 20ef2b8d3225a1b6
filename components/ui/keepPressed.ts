/**
 * Notes a button that is pressed before React has taken the part over, and gives back a function that presses it
 * again: on a slow phone the whole form can be filled and sent before its script is there.
 */
export function keepPressed(container: HTMLElement): () => void {
  let pressed: HTMLButtonElement | null = null;
  const note = (event: Event) => {
    if (event.target instanceof Element) pressed = event.target.closest('button');
  };
  container.addEventListener('click', note);
  return () => {
    container.removeEventListener('click', note);
    if (!pressed?.isConnected) return;
    if (pressed.form) pressed.form.requestSubmit();
    else pressed.click();
  };
}
