const FIELDS = 'input, textarea, select, [contenteditable="true"]';

/** How long a field must have been left before the customer counts as no longer typing. */
const REST_MS = 1_000;

function isTyping(): boolean {
  const isSending = document.querySelector('form [aria-busy="true"]') !== null;
  return isSending || document.activeElement?.matches(FIELDS) === true;
}

/** Calls back at once, or when nothing is typed or sent any more. Returns what cancels it. */
export function whenNotTyping(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => {
    clearTimeout(timer);
    document.removeEventListener('focusout', wait);
  };
  const check = () => {
    if (isTyping()) return;
    stop();
    run();
  };
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (document.querySelector('form [aria-busy="true"]')) wait();
      else check();
    }, REST_MS);
  };
  document.addEventListener('focusout', wait);
  check();
  return stop;
}
