const FIELDS = 'input, textarea, select, [contenteditable="true"]';
const SENDING = 'form [aria-busy="true"]';

/** Time after the last blur or key, or the end of another dialog, until the customer counts as idle. */
const REST_MS = 1_000;

const isTyping = () => document.activeElement?.matches(FIELDS) === true;
const isSending = () => document.querySelector(SENDING) !== null;

/** True while another dialog, the help panel or a phone's menu is open. */
function isElsewhere(): boolean {
  if (document.querySelector('dialog[open]')) return true;
  try {
    return document.querySelector(':popover-open') !== null;
  } catch {
    // A browser that doesn't support popovers has none open.
    return false;
  }
}

/**
 * Runs now, or as soon as nobody types, no request is pending and nothing is open over the page. Returns a cancel
 * function.
 */
export function whenAtRest(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  // Captured, because these events of dialogs and popovers don't bubble.
  const events = ['focusout', 'close', 'toggle'] as const;
  const stop = () => {
    clearTimeout(timer);
    events.forEach((event) => document.removeEventListener(event, wait, true));
  };
  const check = () => {
    if (isTyping() || isSending() || isElsewhere()) return;
    stop();
    run();
  };
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (isSending()) wait();
      else check();
    }, REST_MS);
  };
  events.forEach((event) => document.addEventListener(event, wait, true));
  check();
  return stop;
}
