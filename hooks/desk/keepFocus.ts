/** Pixels by which a pressed button moves by itself. */
const PRESSED = 1;

/**
 * The ref of a list of cards or a drawer: what has the focus keeps its place in view while something arrives above it. When
 * it goes, the next card takes the focus, or what is around it: the browser would begin again at the top of the page.
 */
export function keepFocus(list: HTMLElement | null): (() => void) | undefined {
  if (!list) return undefined;
  let focused: Element | null = null;
  let top = 0;
  const scroller = getComputedStyle(list).overflowY === 'auto' ? list : window;
  const note = () => {
    focused = list.contains(document.activeElement) ? document.activeElement : null;
    top = focused?.getBoundingClientRect().top ?? 0;
  };
  note();
  const watch = new MutationObserver((changes) => {
    if (!focused) return;
    if (focused === document.activeElement) keepPlace(focused, top, scroller);
    else if (!focused.isConnected) handOver(changes, focused);
    note();
  });
  watch.observe(list, { childList: true, characterData: true, subtree: true });
  list.addEventListener('focusin', note);
  document.addEventListener('scroll', note, { capture: true, passive: true });
  return () => {
    watch.disconnect();
    list.removeEventListener('focusin', note);
    document.removeEventListener('scroll', note, { capture: true });
  };
}

function keepPlace(focused: Element, top: number, scroller: Element | Window): void {
  const moved = focused.getBoundingClientRect().top - top;
  const wasSeen = top >= 0 && top < window.innerHeight;
  if (wasSeen && Math.abs(moved) > PRESSED) scroller.scrollBy({ top: moved, behavior: 'instant' });
}

function handOver(changes: readonly MutationRecord[], lost: Element): void {
  const change = changes.find(({ removedNodes }) => [...removedNodes].some((node) => node.contains(lost)));
  if (!change || document.activeElement !== document.body) return;
  const heir =
    headingOf(change.nextSibling) ?? headingOf(change.previousSibling) ?? namedAround(change.target);
  if (!heir) return;
  if (!heir.hasAttribute('tabindex')) heir.tabIndex = -1;
  heir.focus();
}

function namedAround(node: Node | null): HTMLElement | null {
  if (!(node instanceof HTMLElement)) return null;
  return node.hasAttribute('tabindex') ? node : (headingOf(node) ?? namedAround(node.parentElement));
}

/** The heading of a card or a part. */
function headingOf(node: Node | null): HTMLElement | null {
  const isCard = node instanceof HTMLElement && node.isConnected && node.matches('li, section');
  return isCard ? node.querySelector<HTMLElement>('h1, h2, h3') : null;
}
