import { waitFor } from '@testing-library/react';
import { layOutBelow } from './layOutBelow';

const shown = () =>
  [...document.querySelectorAll<HTMLElement>('.below > *')].filter(
    ({ style }) => style.contentVisibility === 'visible' && style.animation === 'none',
  ).length;
const isLaid = () => document.documentElement.hasAttribute('data-laid');

function opens(readyState: DocumentReadyState): void {
  Object.defineProperty(document, 'readyState', { value: readyState, configurable: true });
  document.documentElement.removeAttribute('data-laid');
  document.body.innerHTML =
    '<div class="below"><section></section></div><div class="below"><footer class="later"><div class="below"><p class="later"></p></div></footer></div>';
  layOutBelow(['scroll']);
}

test('once the page is loaded, each part is laid out, the footer among them, and that is said', async () => {
  opens('interactive');
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(shown()).toBe(0);
  window.dispatchEvent(new Event('load'));
  await waitFor(() => expect(isLaid()).toBe(true));
  expect(shown()).toBe(3);
});

test('whoever moves before has them laid out at once, but no page that is not read to its end', async () => {
  opens('loading');
  window.dispatchEvent(new Event('scroll'));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(shown()).toBe(0);
  Object.defineProperty(document, 'readyState', { value: 'interactive', configurable: true });
  window.dispatchEvent(new Event('scroll'));
  await waitFor(() => expect(isLaid()).toBe(true));
  expect(shown()).toBe(3);
});
