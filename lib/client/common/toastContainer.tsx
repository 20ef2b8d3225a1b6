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
  // The library's own rule for phones would lay it over the button of the bar.
  bottom: 'calc(var(--fam) + var(--s-2) + env(safe-area-inset-bottom))',
};

// Rendered into a root of its own, so that pages without toasts never load this file.
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

/** The next press removes messages of failure, since they must not stand beside its own outcome. */
function endFailures({ target }: MouseEvent): void {
  if (!(target instanceof Element) || place.contains(target) || !target.closest('button, a')) return;
  presses += 1;
  for (const failure of failures) toast.dismiss(failure);
  failures.clear();
}
document.addEventListener('click', endFailures, { capture: true });

/** Not a re-export of `toast`: the bundler would then drop this file, since package.json promises no side effects. */
export async function show(
  kind: 'error' | 'success' | 'info',
  text: string,
  options: ToastOptions,
): Promise<void> {
  const { default: texts } = await loadLate(toasts[toLocale(document.documentElement.lang)]);
  // One message per press, however many of its requests fail.
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
