import '@testing-library/jest-dom';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { OwnRenewal } from '@/hooks/renewals/useRenewal';
import { api } from '@/lib/config/paths';
import { texts, worked } from '@/tests/browser/aRenewal';
import { catchLog, fakeApi } from '@/tests/browser/fakeApi';
import { aRouter, inPage } from '@/tests/browser/inPage';
import { Mandate } from './Mandate';

const { mandate } = texts.renewals;
const own = { reload: () => Promise.resolve() } as OwnRenewal;
const limit = () => screen.getByLabelText(mandate.limit);

beforeEach(() => sessionStorage.clear());

test('a limit that was typed stands there after a reload, for its policy alone', async () => {
  const open = (of = worked()) =>
    render(<Mandate own={own} renewal={of} />, { wrapper: inPage(aRouter().router, texts) });
  const { unmount } = open();
  await userEvent.click(screen.getByRole('checkbox', { name: new RegExp(mandate.tick) }));
  await userEvent.clear(limit());
  await userEvent.type(limit(), '45');
  unmount();
  const again = open();
  expect(limit()).toHaveValue('45');
  again.unmount();
  open(worked({ policyNumber: 'SUK2026-01234567889' }));
  expect(screen.getByRole('checkbox', { name: new RegExp(mandate.tick) })).not.toBeChecked();
});

test('who comes back from the bank is shown its answer, and what was typed is used up', async () => {
  fakeApi({ body: { checkoutUrl: '/sandbox/pay/m1' } });
  const { router, pushed } = aRouter('/renewals');
  const open = () => render(<Mandate own={own} renewal={worked()} />, { wrapper: inPage(router, texts) });
  const { unmount } = open();
  await userEvent.click(screen.getByRole('checkbox', { name: new RegExp(mandate.tick) }));
  await userEvent.click(screen.getByRole('button', { name: mandate.give }));
  await waitFor(() => expect(pushed).toEqual(['/sandbox/pay/m1']));
  unmount();
  open();
  expect(screen.getByRole('heading', { name: mandate.title })).toHaveFocus();
  expect(screen.getByRole('checkbox', { name: new RegExp(mandate.tick) })).not.toBeChecked();
});

test('a mandate that was ended is said to be at the place where it stood', async () => {
  const calls = fakeApi({ body: {} });
  const given = worked({ mandate: { ...worked().mandate, limit: 14_000, status: 'active' } });
  render(<Mandate own={own} renewal={given} />, { wrapper: inPage(aRouter().router, texts) });
  await userEvent.click(screen.getByRole('button', { name: mandate.end }));
  await waitFor(() => expect(screen.getByRole('heading', { name: mandate.title })).toHaveFocus());
  expect(calls.map(({ url }) => url)).toContain(api.mandateEnd);
});

test('who allows it at the bank and gets no answer is told that no money moved, until it works', async () => {
  catchLog();
  const busy = { status: 503, body: { code: 'UNAVAILABLE', message: 'Try again.' } };
  fakeApi('offline', busy, { body: { checkoutUrl: '/sandbox/pay/m1' } });
  const { router, pushed } = aRouter('/renewals');
  render(<Mandate own={own} renewal={worked()} />, { wrapper: inPage(router, texts) });
  await userEvent.click(screen.getByRole('checkbox', { name: new RegExp(mandate.tick) }));
  const give = screen.getByRole('button', { name: mandate.give });
  for (const _lost of ['on the way', 'at the server']) {
    await userEvent.click(give);
    expect(await screen.findByText(texts.bill.unopened)).toBeVisible();
  }
  await userEvent.click(give);
  await waitFor(() => expect(pushed).toEqual(['/sandbox/pay/m1']));
  expect(screen.queryByText(texts.bill.unopened)).toBeNull();
});
