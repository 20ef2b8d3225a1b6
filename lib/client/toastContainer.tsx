import { createRoot } from 'react-dom/client';
import { Slide, toast, ToastContainer } from 'react-toastify/unstyled';
import 'react-toastify/ReactToastify.css';

// A root of its own: a page that never shows a toast never loads this file.
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
    style={{ fontFamily: 'inherit' }}
  />,
);

export { toast };
