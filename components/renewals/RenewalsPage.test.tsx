import '@testing-library/jest-dom';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import renewals from '@/locales/en/renewals.json';
import { catchLog, fakeApi } from '@/tests/browser/fakeApi';
import { policyNumber, show, texts, worked } from '@/tests/browser/aRenewal';
import { aRouter, inPage } from '@/tests/browser/inPage';
import { RenewalsPage } from './RenewalsPage';

beforeEach(() => sessionStorage.clear());
afterEach(() => jest.restoreAllMocks());

test('the worked family sees last year’s price, each cause with its amount, and this year’s', async () => {
  show(worked());
  expect(
    await screen.findByRole('heading', { level: 1, name: '₹940 less than last year, and why' }),
  ).toBeVisible();
  const rows = within(screen.getByRole('region', { name: renewals.bridge.label })).getAllByRole('listitem');
  expect(rows.map((row) => row.querySelector('.num')?.textContent)).toEqual([
    ...['13,487', '+771', '0', '0', '−1,711', '₹12,547'],
  ]);
  expect(rows[1]).toHaveTextContent(/price: 34 to 36/);
  expect(screen.getByText('₹28,74,320')).toBeVisible();
  for (const amount of ['₹12,547', '₹24,153', '₹34,818'])
    expect(screen.getAllByText(amount).length).toBeGreaterThan(0);
  expect(screen.getAllByRole('button', { name: 'Pay ₹12,547' }).length).toBeGreaterThan(0);
});

test('an age that changes nothing is said once', async () => {
  const { price } = worked();
  const causes = price.causes.map((cause) => ({ ...cause, amount: 0 }));
  show(worked({ price: { ...price, causes, rows: { was: 36, is: 36 } } }));
  expect(await screen.findByText('Age that sets the price: 36')).toBeVisible();
});

test.each([
  ['in the days for it', '2028-09-30', /Apply there from 22 Sep 2028 to 07 Oct 2028/],
  ['later', '2028-11-03', /time to apply there ended on 07 Oct 2028/],
])('who goes to another insurer is told what is possible %s', async (_when, today, text) => {
  show(worked({ today }));
  expect(await screen.findByText(text)).toBeVisible();
});

test('renewing by itself is off, is given with a limit at the bank, and ends in one tap', async () => {
  const calls = show(worked());
  const tick = await screen.findByRole('checkbox', { name: renewals.mandate.tick });
  expect(tick).not.toBeChecked();
  fireEvent.click(tick);
  const limit = screen.getByLabelText(renewals.mandate.limit);
  expect(limit).toHaveValue('19000');
  fireEvent.change(limit, { target: { value: '900' } });
  expect(screen.getByText(/from ₹1,000 to ₹1,00,000/)).toBeVisible();
  fireEvent.change(limit, { target: { value: '20000' } });
  fireEvent.click(screen.getByRole('button', { name: renewals.mandate.give }));
  await waitFor(() =>
    expect(calls.find(({ url }) => url.endsWith('/mandate'))?.body).toMatchObject({
      policyNumber,
      limit: 20_000,
    }),
  );
});

test('who gave it sees what will be debited, and ends it in one tap', async () => {
  const notice = { kind: 'debit', amount: 12_547, debitOn: '2028-11-16' } as const;
  const calls = show(worked({ mandate: { status: 'active', limit: 20_000, notice } }));
  expect(await screen.findByText(/₹12,547 will be debited from 16 Nov/)).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: renewals.mandate.end }));
  await waitFor(() => expect(calls.some(({ url }) => url.endsWith('/mandate-end'))).toBe(true));
});

test('a renewed policy leads to the next, and nothing is to be paid', async () => {
  show(worked({ status: 'renewed', renewedBy: 'SUK2028-01234567897' }));
  const link = await screen.findByRole('link', { name: renewals.head.toPolicy });
  expect(link).toHaveAttribute('href', expect.stringContaining('SUK2028-01234567897'));
  expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull();
});

test('without a code the number is asked for', async () => {
  catchLog();
  fakeApi({ status: 401, body: { code: 'NOT_SIGNED_IN' } });
  render(<RenewalsPage />, {
    wrapper: inPage(aRouter('/renewals').router, texts),
  });
  expect(await screen.findByText(renewals.lockedText)).toBeVisible();
});

test('a reminder’s link names plan, day and masked number by its token, before any code', async () => {
  catchLog();
  const token = 'a'.repeat(43);
  window.location.hash = token;
  const opened = {
    policyNumber,
    productName: 'ReAssure 2.0',
    tier: 'Platinum+',
    endsOn: '2028-11-21',
    mobileNumber: '98xxxx3210',
  };
  const calls = fakeApi((url) =>
    url.endsWith('/opened') ? { body: opened } : { status: 401, body: { code: 'NOT_SIGNED_IN' } },
  );
  render(<RenewalsPage />, {
    wrapper: inPage(aRouter('/renewals').router, texts),
  });
  expect(await screen.findByText(/ReAssure 2.0 Platinum\+.*21 Nov 2028.*98xxxx3210/)).toBeVisible();
  expect(calls.find(({ url }) => url.endsWith('/opened'))?.body).toMatchObject({ token });
  window.location.hash = '';
});
