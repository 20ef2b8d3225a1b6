const TYPED = 'input[name]:not([type=radio], [type=checkbox]), select[name]';

type Box = HTMLInputElement | HTMLSelectElement;

const isBox = (target: EventTarget | null): target is Box =>
  target instanceof Element && target.matches(TYPED);

/** Tells React of a value as if it came by hand: with React's own setter first, it takes what follows for a change. */
function setByHand(box: Box, value: string): void {
  box.value = '';
  const { prototype } = box instanceof HTMLSelectElement ? HTMLSelectElement : HTMLInputElement;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(box, value);
  box.dispatchEvent(new Event(box instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}

/**
 * Notes what was typed before React takes the boxes over, and what is typed while it does; gives back a function that
 * tells React of it. React counts what stands in a box at that moment as known, and empties a box whose value it holds.
 */
export function keepTyped(container: HTMLElement): () => void {
  const noted = new Map<Box, string>();
  const note = (box: Box) => void noted.set(box, box.value);
  const noteTyped = ({ target }: Event) => {
    if (isBox(target) && container.contains(target)) note(target);
  };
  container.querySelectorAll<Box>(TYPED).forEach(note);
  // React stops what happens in a part that it still takes over: the window hears it first.
  window.addEventListener('input', noteTyped, true);
  return () => {
    window.removeEventListener('input', noteTyped, true);
    const typed = [...noted].filter(([, value]) => value !== '');
    for (const [box, value] of typed) setByHand(box, value);
    // A field that was left before is judged now, as it would have been then.
    const { activeElement } = document;
    for (const [box] of typed.filter(([box]) => box !== activeElement)) {
      box.dispatchEvent(new FocusEvent('focusout', { bubbles: true, relatedTarget: activeElement }));
    }
  };
}
