import { tellBlank } from './tellBlank';

const SAYS = 'Please enter valid mobile number';

function aForm(mobileNumber: string) {
  document.body.innerHTML = `<form novalidate>
    <input name="mobileNumber" data-blank="${SAYS}" value="${mobileNumber}" />
    <input name="name" data-blank="Please enter valid name" />
    <input name="note" />
  </form>`;
  const form = document.querySelector('form')!;
  const [number, name, note] = form.querySelectorAll('input');
  return { form, number: number!, name: name!, note: note! };
}

test('the first box left empty says so, is marked as wrong, and only it', () => {
  const { form, number, name, note } = aForm('  ');
  const reported = jest.spyOn(number, 'reportValidity');
  tellBlank(form);
  expect(reported).toHaveBeenCalled();
  expect(number.validationMessage).toBe(SAYS);
  expect([number, name, note].map((box) => box.getAttribute('aria-invalid'))).toEqual(['true', null, null]);
});

test('a box that holds something is left to our script, which judges it', () => {
  const { form, number, name } = aForm('12345');
  tellBlank(form);
  expect(number.validationMessage).toBe('');
  expect(name.validationMessage).toBe('Please enter valid name');
});

test('what is typed into it takes the note back, so that React finds it as it was', () => {
  const { form, number } = aForm('');
  tellBlank(form);
  number.value = '9';
  number.dispatchEvent(new Event('input', { bubbles: true }));
  expect(number.validationMessage).toBe('');
  expect(number.hasAttribute('aria-invalid')).toBe(false);
});
