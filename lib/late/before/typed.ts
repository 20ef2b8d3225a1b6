const REMEMBERED = 'late.typed';

/** Marks a prerendered part that isn't hydrated and whose input nothing else saves. */
export const WAITING = 'data-late';

/** Marks a button that was pressed before its script was there. */
export const PRESSED = 'data-pressed';

/** Marks a prerendered part that somebody touched and waits for. */
export const TOUCHED = 'data-touched';

/** On a box that must not stay empty: the message to show if it does (`tellBlank.ts`). */
export const BLANK = 'data-blank';

/** The attribute of `<html>` once the page is hydrated. */
export const LIVE = 'data-live';

/** On `<html>`: what the URL names, before React can read it. */
export const NAMED = 'data-named';

/** On a note that says why scripts can't be loaded. Its value is a `Hindrance`. */
export const NOTE = 'data-hindrance';

type Box = HTMLInputElement | HTMLSelectElement;
type Remembered = Record<string, string | boolean>;

const isTick = (box: Box): box is HTMLInputElement => box.type === 'checkbox' || box.type === 'radio';
const boxesIn = (place: ParentNode) => [...place.querySelectorAll<Box>('input, select')];
/** Only a date's first box has an id; checkboxes of a group share a name. */
const keyOf = ({ id, name }: Box) => `${name}#${id}`;

/** Boxes edited since this page loaded. */
const typedIn = new Set<Element>();
let lastAt = -Infinity;
if (typeof window !== 'undefined') {
  for (const event of ['input', 'pointerdown', 'keydown']) {
    window.addEventListener(event, () => (lastAt = performance.now()), true);
  }
  window.addEventListener('input', ({ target }) => target instanceof Element && typedIn.add(target), true);
}

const REST_MS = 2000;

/** Resolves once nobody types or presses, because a key pressed during a reload is lost. */
export async function handsRest(): Promise<void> {
  for (;;) {
    const left = lastAt + REST_MS - performance.now();
    if (left <= 0) return;
    await new Promise((resolve) => setTimeout(resolve, left));
  }
}

/** Whether something was touched that has no script yet. */
export const isAwaited = () => document.querySelector(`[${PRESSED}], [${WAITING}][${TOUCHED}]`) !== null;

/** Whether all edited boxes are saved: by this folder, or by a form marked `data-kept`. */
export function isAllKept(): boolean {
  return [...typedIn].every((box) => !box.isConnected || box.closest(`[${WAITING}], [data-kept]`));
}

/** Stores input of unhydrated parts for the next load in this tab. */
export function rememberTyped(): void {
  const boxes = [...document.querySelectorAll(`[${WAITING}]`)].flatMap(boxesIn);
  const typed: Remembered = {};
  for (const box of boxes) typed[keyOf(box)] = isTick(box) ? box.checked : box.value;
  sessionStorage.setItem(REMEMBERED, JSON.stringify(typed));
}

let remembered: Remembered | undefined;

/** Read once, then deleted. */
function takeRemembered(): Remembered {
  try {
    const typed = JSON.parse(sessionStorage.getItem(REMEMBERED) ?? '{}') as Remembered;
    sessionStorage.removeItem(REMEMBERED);
    return typed;
  } catch {
    return {};
  }
}

/** Restores stored input before hydration, as if typed. */
export function restoreTyped(place: HTMLElement): void {
  remembered ??= takeRemembered();
  for (const box of boxesIn(place)) {
    const typed = remembered[keyOf(box)];
    if (isTick(box)) {
      if (typeof typed === 'boolean') box.checked = typed;
    } else if (typeof typed === 'string' && box.value === '') box.value = typed;
  }
}
