import { keepPressed } from './keepPressed';

function aForm() {
  document.body.innerHTML =
    '<div><form><button type="button" data-submits>Start</button></form><button id="free">Free</button></div>';
  const container = document.querySelector('div')!;
  const submitted = jest.fn((event: Event) => event.preventDefault());
  const clicked = jest.fn();
  const [inForm, free] = container.querySelectorAll('button');
  return {
    container,
    inForm: inForm!,
    free: free!,
    submitted,
    clicked,
    form: container.querySelector('form')!,
  };
}

test('a button pressed too early sends its form once the script is there', () => {
  const { container, inForm, form, submitted } = aForm();
  const pressAgain = keepPressed(container);
  inForm.click();
  form.addEventListener('submit', submitted);
  pressAgain();
  expect(submitted).toHaveBeenCalledTimes(1);
});

test('a button of a form that does not send it is pressed again itself', () => {
  const { container, inForm, form, submitted, clicked } = aForm();
  inForm.removeAttribute('data-submits');
  const pressAgain = keepPressed(container);
  inForm.click();
  form.addEventListener('submit', submitted);
  inForm.addEventListener('click', clicked);
  pressAgain();
  expect(clicked).toHaveBeenCalledTimes(1);
  expect(submitted).not.toHaveBeenCalled();
});

test('a button outside a form is pressed again', () => {
  const { container, free, clicked } = aForm();
  const pressAgain = keepPressed(container);
  free.click();
  free.addEventListener('click', clicked);
  pressAgain();
  expect(clicked).toHaveBeenCalledTimes(1);
});

test('a button that was pressed before this page’s own script sends its form too', () => {
  const { container, inForm, form, submitted } = aForm();
  inForm.setAttribute('data-pressed', '');
  const pressAgain = keepPressed(container);
  form.addEventListener('submit', submitted);
  pressAgain();
  expect(submitted).toHaveBeenCalledTimes(1);
});

test('nothing pressed, nothing done; and later presses are not noted', () => {
  const { container, inForm, form, submitted } = aForm();
  const pressAgain = keepPressed(container);
  pressAgain();
  inForm.click();
  form.addEventListener('submit', submitted);
  pressAgain();
  expect(submitted).not.toHaveBeenCalled();
});
