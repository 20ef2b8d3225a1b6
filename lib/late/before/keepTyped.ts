const TYPED = 'input[name]:not([type=radio], [type=checkbox]), select';

type Box = HTMLInputElement | HTMLSelectElement;

const isBox = (target: EventTarget | null): target is Box =>
  target instanceof Element && target.matches(TYPED);

/** Sets the value by the native setter, so that React sees the event as a change. */
function setByHand(box: Box, value: string): void {
  box.value = '';
  const { prototype } = box instanceof HTMLSelectElement ? HTMLSelectElement : HTMLInputElement;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(box, value);
  box.dispatchEvent(new Event(box instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}

/** Whether the box holds anything but what the server wrote. */
const isChanged = (box: Box) =>
  box instanceof HTMLSelectElement
    ? [...box.options].some(({ selected, defaultSelected }) => selected !== defaultSelected)
    : box.value !== box.defaultValue;

/**
 * Records input into boxes before and during hydration, and returns a function that replays it. Without it React takes
 * the values that it finds for its own, and clears controlled boxes.
 */
export function keepTyped(container: HTMLElement): () => void {
  const noted = new Map<Box, string>();
  const note = (box: Box) => void noted.set(box, box.value);
  const noteTyped = ({ target }: Event) => {
    if (isBox(target) && container.contains(target)) note(target);
  };
  // Boxes that didn't change aren't set: a visitor who selected a value, to type over it, would lose the selection.
  [...container.querySelectorAll<Box>(TYPED)].filter(isChanged).forEach(note);
  // The listener stands on window, since React stops events in a tree that is hydrating.
  window.addEventListener('input', noteTyped, true);
  return () => {
    window.removeEventListener('input', noteTyped, true);
    const typed = [...noted].filter(([, value]) => value !== '');
    for (const [box, value] of typed) setByHand(box, value);
    // Replays the blur of a field that was left before hydration.
    const { activeElement } = document;
    for (const [box] of typed.filter(([box]) => box !== activeElement)) {
      box.dispatchEvent(new FocusEvent('focusout', { bubbles: true, relatedTarget: activeElement }));
    }
  };
}
