import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import savedQuotes from '@/locales/en/savedQuotes.json';
import { catchLog, fakeApi } from '@/tests/browser/fakeApi';
import { inPage } from '@/tests/browser/inPage';
import { OpenedLink } from './OpenedLink';

test('who opened a reminder’s link stops reminders with one press; opening alone sends nothing', async () => {
  catchLog();
  const calls = fakeApi('offline', { status: 204 });
  render(<OpenedLink token="token-of-the-link" />, { wrapper: inPage() });
  const user = userEvent.setup();
  const button = screen.getByRole('button', { name: savedQuotes.stop.button });
  expect(calls).toHaveLength(0);
  await user.click(button);
  expect(await screen.findByText(savedQuotes.stop.failed)).toBeVisible();
  await user.click(button);
  expect(await screen.findByRole('status')).toHaveTextContent(savedQuotes.stop.stopped);
  expect(calls.at(-1)).toMatchObject({
    method: 'POST',
    url: '/api/revisit/link/stop',
    body: { token: 'token-of-the-link' },
  });
});
