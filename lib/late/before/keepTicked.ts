/** Does what keepTyped does, for checkboxes and radio buttons. */
export function keepTicked(container: HTMLElement): () => void {
  const boxes = [...container.querySelectorAll<HTMLInputElement>('input[type=checkbox], input[type=radio]')];
  // In a group of radio buttons, only the chosen one matters.
  const ticked = boxes.filter(
    ({ type, checked, defaultChecked }) => checked !== defaultChecked && (checked || type === 'checkbox'),
  );
  const wanted = ticked.map((box) => ({ box, isTicked: box.checked }));
  return () => {
    for (const { box, isTicked } of wanted) {
      // Toggled back first: React reacts only to a change.
      box.checked = !isTicked;
      box.click();
    }
  };
}
