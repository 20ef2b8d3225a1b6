import { BLANK } from './typed';

/**
 * Says at the first empty box what it needs, before our script can. It uses the browser's own note, since React
 * discards prerendered HTML that was added to. Once React is here, the press is repeated and validated in full.
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
