import '@testing-library/jest-dom';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi } from '@/tests/browser/fakeApi';
import { aRouter, inPage } from '@/tests/browser/inPage';
import { UncheckedNote } from './UncheckedNote';

const quote = { quoteId: 'q1', segment: 'Retail', version: 2, isUnchecked: true };

test('who proved the number of a quote that was begun elsewhere is asked to check it, until they have', async () => {
  const calls = fakeApi({ body: quote }, { body: { ...quote, version: 3, isUnchecked: undefined } });
  render(<UncheckedNote quoteId="q1" />, { wrapper: inPage(aRouter('/').router) });
  expect(await screen.findByRole('status')).toHaveTextContent(
    /typed before you confirmed the number: please check/,
  );
  await userEvent.click(screen.getByRole('button', { name: 'I have checked it, everything is right' }));
  await waitFor(() => expect(screen.queryByRole('status')).not.toBeInTheDocument());
  expect(calls[1]).toMatchObject({ method: 'POST', body: { quoteId: 'q1', isChecked: true } });
});

test('what was begun here, or is checked, says nothing', async () => {
  const calls = fakeApi({ body: { ...quote, isUnchecked: undefined } });
  render(<UncheckedNote quoteId="q1" />, { wrapper: inPage(aRouter('/').router) });
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});
