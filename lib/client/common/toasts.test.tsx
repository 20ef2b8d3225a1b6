import '@testing-library/jest-dom';
import { act, fireEvent, render, screen, waitForElementToBeRemoved, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hindrance } from '@/lib/late/loadLate';
import texts from '@/locales/ta/toasts.json';
import { showToast } from './toasts';

/** jsdom plays no animation. */
async function fadesOut(toast: HTMLElement): Promise<void> {
  fireEvent.animationEnd(toast);
  await waitForElementToBeRemoved(toast);
}

test('without a line for the first toast’s script the page says so, and the toast comes with the line', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  document.documentElement.lang = 'ta';
  let isCut = true;
  const load = () => (isCut ? Promise.reject(new Error('Failed to load chunk')) : import('./toastContainer'));
  const told = new Promise((resolve) => {
    const stop = hindrance.subscribe(() => {
      stop();
      resolve(hindrance.current());
    });
  });
  const shown = showToast('error', 'Something went wrong', load);
  expect(await told).toBe('offline');
  isCut = false;
  window.dispatchEvent(new Event('online'));
  await act(() => shown);
  const toast = await screen.findByRole('alert');
  expect(toast).toHaveTextContent('Something went wrong');
  expect(hindrance.current()).toBeUndefined();
  await userEvent.click(within(toast).getByRole('button', { name: texts.close }));
  await fadesOut(toast);
});

test('what failed is over with the next press, which may fail in the same words', async () => {
  render(<button type="button">Send</button>);
  await act(() => showToast('error', 'Not sent'));
  const toast = await screen.findByRole('alert');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await act(() => showToast('error', 'Not sent'));
  await fadesOut(toast);
  expect(await screen.findByRole('alert')).toHaveTextContent('Not sent');
});
