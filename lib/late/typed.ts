const REMEMBERED = 'late.typed';

/** A prerendered part whose script is not here: what is typed in it nobody else keeps. */
export const WAITING = 'data-late';

type Box = HTMLInputElement | HTMLSelectElement;
type Remembered = Record<string, string | boolean>;

const isTick = (box: Box): box is HTMLInputElement => box.type === 'checkbox' || box.type === 'radio';
const boxesIn = (place: ParentNode) => [...place.querySelectorAll<Box>('input, select')];
/** Of a date's boxes the first alone has an id; ticks of one group share their name. */
const keyOf = ({ id, name }: Box) => `${name}#${id}`;

/** Where somebody typed since this page came. */
const typedIn = new Set<Element>();
let lastAt = -Infinity;
if (typeof window !== 'undefined') {
  for (const event of ['input', 'pointerdown', 'keydown']) {
    window.addEventListener(event, () => (lastAt = performance.now()), true);
  }
  window.addEventListener('input', ({ target }) => target instanceof Element && typedIn.add(target), true);
}

const REST_MS = 2000;

/** Resolves once nobody types or presses: a key that falls into a new load of the page is lost. */
export async function handsRest(): Promise<void> {
  for (;;) {
    const left = lastAt + REST_MS - performance.now();
    if (left <= 0) return;
    await new Promise((resolve) => setTimeout(resolve, left));
  }
}

/** Whether each typed box stands where it is kept: by this folder, or by the form itself, which then says so. */
export function isAllKept(): boolean {
  return [...typedIn].every((box) => !box.isConnected || box.closest(`[${WAITING}], [data-kept]`));
}

/** Takes what stands in parts that wait for their script over to the next load of the page, in this tab. */
export function rememberTyped(): void {
  const boxes = [...document.querySelectorAll(`[${WAITING}]`)].flatMap(boxesIn);
  const typed: Remembered = {};
  for (const box of boxes) typed[keyOf(box)] = isTick(box) ? box.checked : box.value;
  sessionStorage.setItem(REMEMBERED, JSON.stringify(typed));
}

let remembered: Remembered | undefined;

/** Once: what a load of the page brought is the last one's business no more. */
function takeRemembered(): Remembered {
  try {
    const typed = JSON.parse(sessionStorage.getItem(REMEMBERED) ?? '{}') as Remembered;
    sessionStorage.removeItem(REMEMBERED);
    return typed;
  } catch {
    return {};
  }
}

/** Puts it into a prerendered part before its script comes, as if it had been typed there. */
export function restoreTyped(place: HTMLElement): void {
  remembered ??= takeRemembered();
  for (const box of boxesIn(place)) {
    const typed = remembered[keyOf(box)];
    if (isTick(box)) {
      if (typeof typed === 'boolean') box.checked = typed;
    } else if (typeof typed === 'string' && box.value === '') box.value = typed;
  }
}
