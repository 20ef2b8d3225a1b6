import type { CSSProperties } from 'react';
import { createRoot } from 'react-dom/client';
import { Slide, toast, ToastContainer } from 'react-toastify/unstyled';
import 'react-toastify/ReactToastify.css';

const look = {
  '--toastify-font-family': 'inherit',
  '--toastify-text-color-light': 'var(--ink)',
  '--toastify-color-light': 'var(--card)',
  '--toastify-icon-color-success': 'var(--tulsi)',
  '--toastify-icon-color-error': 'var(--madder)',
  '--toastify-icon-color-info': 'var(--action)',
  '--toastify-toast-bd-radius': 'var(--r-card)',
  '--toastify-toast-shadow': 'var(--e-2)',
  '--toastify-toast-bottom': 'calc(var(--fam) + var(--s-2))',
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
    closeButton
    style={look as CSSProperties}
  />,
);

export { toast };
