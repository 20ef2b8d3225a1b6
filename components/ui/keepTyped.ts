const TYPED = 'input[name]:not([type=radio], [type=checkbox])';

const setByKeyboard = (input: HTMLInputElement, value: string) =>
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);

/**
 * Notes what was typed before React takes the boxes over, and what is typed while it does; gives back a function that
 * tells React of it. React counts what stands in a box at that moment as known, and empties a box whose value it holds.
 */
export function keepTyped(container: HTMLElement): () => void {
  const noted = new Map<HTMLInputElement, string>();
  const note = (input: HTMLInputElement) => void noted.set(input, input.value);
  const noteTyped = ({ target }: Event) => {
    if (target instanceof HTMLInputElement && target.matches(TYPED) && container.contains(target))
      note(target);
  };
  container.querySelectorAll<HTMLInputElement>(TYPED).forEach(note);
  // React stops what happens in a part that it still takes over: the window hears it first.
  window.addEventListener('input', noteTyped, true);
  return () => {
    window.removeEventListener('input', noteTyped, true);
    const typed = [...noted].filter(([, value]) => value !== '');
    for (const [input, value] of typed) {
      // React's own setter first, so that it takes what follows for a change.
      input.value = '';
      setByKeyboard(input, value);
      input.dispatchEvent(new Event('input', { bubbles: true }));
    }
    // A field that was left before is judged now, as it would have been then.
    const { activeElement } = document;
    for (const [input] of typed.filter(([input]) => input !== activeElement)) {
      input.dispatchEvent(new FocusEvent('focusout', { bubbles: true, relatedTarget: activeElement }));
    }
  };
}
