const setByKeyboard = (input: HTMLInputElement, value: string) =>
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);

/**
 * Notes what was typed before React takes the boxes over, and gives back a function that tells React of it. React
 * counts what stands in a box at that moment as known, and would empty a box whose value it holds.
 */
export function keepTyped(container: HTMLElement): () => void {
  const inputs = [
    ...container.querySelectorAll<HTMLInputElement>('input[name]:not([type=radio], [type=checkbox])'),
  ];
  const before = inputs.map((input) => ({ input, value: input.value }));
  return () => {
    // What was typed while React took over is newer than what was noted.
    const typed = before
      .map(({ input, value }) => ({ input, value: input.value || value }))
      .filter(({ value }) => value !== '');
    for (const { input, value } of typed) {
      // React's own setter first, so that it takes what follows for a change.
      input.value = '';
      setByKeyboard(input, value);
      input.dispatchEvent(new Event('input', { bubbles: true }));
    }
    // A field that was left before is judged now, as it would have been then.
    const { activeElement } = document;
    for (const { input } of typed.filter(({ input }) => input !== activeElement)) {
      input.dispatchEvent(new FocusEvent('focusout', { bubbles: true, relatedTarget: activeElement }));
    }
  };
}
