import type { CSSProperties } from 'react';
import { createRoot } from 'react-dom/client';
import { Slide, toast, ToastContainer, type ToastOptions } from 'react-toastify/unstyled';
import 'react-toastify/ReactToastify.css';
import { toLocale } from '@/lib/i18n/locales';
import { toasts } from '@/lib/late/areas';
import { loadLate } from '@/lib/late/loadLate';
import styles from './toastContainer.module.css';

const look: CSSProperties & Record<`--${string}`, string> = {
  '--toastify-font-family': 'var(--font)',
  '--toastify-text-color-light': 'var(--ink)',
  '--toastify-color-light': 'var(--card)',
  '--toastify-icon-color-success': 'var(--tulsi)',
  '--toastify-icon-color-error': 'var(--madder)',
  '--toastify-icon-color-info': 'var(--action)',
  '--toastify-toast-bd-radius': 'var(--r-card)',
  '--toastify-toast-shadow': 'var(--e-2)',
  // Its own rule for phones would lay it over the button of the bar.
  bottom: 'calc(var(--fam) + var(--s-2) + env(safe-area-inset-bottom))',
};

// A separate root, so that pages without toasts never load this file.
const place = document.createElement('div');
document.body.append(place);
createRoot(place).render(
  <ToastContainer
    position="bottom-center"
    limit={1}
    hideProgressBar
    pauseOnFocusLoss
    transition={Slide}
    style={look}
  />,
);

let presses = 0;
const failures = new Set<string>();

/** What failed is over with the next press: it must not stand beside what that one does. */
function endFailures({ target }: MouseEvent): void {
  if (!(target instanceof Element) || place.contains(target) || !target.closest('button, a')) return;
  presses += 1;
  for (const failure of failures) toast.dismiss(failure);
  failures.clear();
}
document.addEventListener('click', endFailures, { capture: true });

/** A function of its own: a re-export of `toast` would be bundled without this file, since package.json promises no side effects. */
export async function show(
  kind: 'error' | 'success' | 'info',
  text: string,
  options: ToastOptions,
): Promise<void> {
  const { default: texts } = await loadLate(toasts[toLocale(document.documentElement.lang)]);
  // Said once for each press, by whatever fails of it.
  const toastId = `${presses} ${text}`;
  if (kind === 'error') failures.add(toastId);
  toast[kind](text, {
    ...options,
    toastId,
    closeButton: ({ closeToast }) => (
      <button type="button" className={styles.close} aria-label={texts.close} onClick={closeToast}>
        <svg aria-hidden="true" width="20" height="20">
          <use href="/art/icons.svg#close" />
        </svg>
      </button>
    ),
  });
}
