import { BLANK } from './typed';

/**
 * Says at the first empty box what is needed, before our scripts have loaded. Uses the browser's own validation
 * message, because React discards prerendered HTML that was changed. After hydration the press is replayed and the form
 * is validated in full.
 */
export function tellBlank(form: HTMLFormElement): void {
  const boxes = [...form.querySelectorAll<HTMLInputElement>(`input[${BLANK}]`)];
  const blank = boxes.find(({ value }) => value.trim() === '');
  if (!blank) return;
  blank.setCustomValidity(blank.getAttribute(BLANK) ?? '');
  blank.setAttribute('aria-invalid', 'true');
  const takeBack = () => {
    blank.setCustomValidity('');
    blank.removeAttribute('aria-invalid');
  };
  blank.addEventListener('input', takeBack, { once: true });
  blank.reportValidity();
}
