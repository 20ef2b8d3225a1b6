const FIELDS = 'input, textarea, select, [contenteditable="true"]';

/** Time after the last blur or key until the customer counts as idle. */
const REST_MS = 1_000;

function isTyping(): boolean {
  const isSending = document.querySelector('form [aria-busy="true"]') !== null;
  return isSending || document.activeElement?.matches(FIELDS) === true;
}

/** Runs now, or once nothing is being typed or sent. Returns a cancel function. */
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
