import '@testing-library/jest-dom';
import { act, screen, within } from '@testing-library/react';
import { hindrance } from '@/lib/late/loadLate';
import texts from '@/locales/ta/toasts.json';
import { showToast } from './toasts';

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
  expect(within(toast).getByRole('button', { name: texts.close })).toBeVisible();
  expect(hindrance.current()).toBeUndefined();
});
