import '@testing-library/jest-dom';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { sayPlace } from '@/lib/domain/places/billPlace';
import { findCity } from '@/lib/domain/places/cities';
import { priceOne } from '@/lib/domain/quote/pricing/price';
import type { RenewalDto } from '@/lib/domain/renewals/contract';
import { renewalDatesOf } from '@/lib/domain/renewals/renewalDates';
import { earnedDiscount } from '@/lib/domain/renewals/renewalDiscount';
import { priceRenewal } from '@/lib/domain/renewals/renewalPrice';
import bill from '@/locales/en/bill.json';
import forms from '@/locales/en/forms.json';
import renewals from '@/locales/en/renewals.json';
import session from '@/locales/en/session.json';
import verify from '@/locales/en/verify.json';
import { catchLog, fakeApi } from '@/tests/browser/fakeApi';
import { aRouter, inPage } from '@/tests/browser/inPage';
import { RenewalsPage } from './RenewalsPage';

afterEach(() => jest.restoreAllMocks());

const policyNumber = 'SUK2026-01234567897';
const place = findCity('Pune')!;
const plan = { product: 'reassurev2', tier: 'Platinum+', riders: ['safeguard-plus'], place } as const;
const family = [
  { memberId: '1', name: 'Arjun', relation: 'self', dateOfBirth: '1992-04-02' },
  { memberId: '2', name: 'Meera', relation: 'spouse', dateOfBirth: '1994-01-20' },
  { memberId: '3', name: 'Tara', relation: 'daughter', dateOfBirth: '2020-07-01' },
] as const;

/** The worked family of the design, on 3 November 2028. */
function worked(change: Partial<RenewalDto> = {}): RenewalDto {
  const last = priceOne({ ...plan, members: family, sumInsured: 10_00_000, tenure: 1 }, '2026-11-20');
  if (last.kind === 'refused') throw new Error(last.refused.reason);
  const price = priceRenewal({
    ...{ ...plan, last: { bill: last.price, members: family }, leave: [], join: [], keepsAge: false },
    ...{ sumInsured: 10_00_000, startsOn: '2028-11-22', validUntil: '2028-12-21' },
    ...{ earnedPercent: 12, claimed: 1_25_680 },
  })!;
  return {
    ...{ policyNumber, product: 'reassurev2', productName: 'ReAssure 2.0', tier: 'Platinum+' },
    ...{ endsOn: '2028-11-21', status: 'open', today: '2028-11-03', startsOn: '2028-11-22' },
    ...{ paidOn: '2027-11-20', holder: 'Arjun', sumInsured: 10_00_000, sums: [10_00_000, 15_00_000] },
    ...{ dates: renewalDatesOf('2028-11-21'), data: {}, version: 1, earned: earnedDiscount(214) },
    price: { ...price, prices: price.prices.map((each) => sayPlace(each, 'en')) },
    choices: { tenure: 1, sumInsured: 10_00_000, leave: [] },
    carried: {
      ...{ sumInsured: 10_00_000, carried: 18_74_320, before: 10_00_000, added: 8_74_320 },
      ...{ most: 50_00_000, mostTimes: 5, times: 1.87 },
    },
    people: family.map(({ memberId, name, relation }, at) => ({
      ...{ memberId, name, relation, age: [36, 34, 8][at]!, amount: [9_474, 4_110, 1_520][at]! },
      ...{ isLeaving: false, isNew: false, waits: [] },
    })),
    ...change,
  };
}

function show(renewal: RenewalDto) {
  const { tier, productName, endsOn, status, renewedBy } = renewal;
  const summary = {
    ...{ policyNumber: renewal.policyNumber, tier, productName, endsOn, status },
    ...(renewedBy && { renewedBy }),
  };
  const calls = fakeApi((url) => ({
    body: url.includes('renewal?') || url.endsWith('/renewal') ? renewal : { renewals: [summary] },
  }));
  render(<RenewalsPage />, {
    wrapper: inPage(aRouter('/renewals').router, { renewals, bill, forms, session, verify }),
  });
  return calls;
}

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

test('who is removed is shown so at once and kept, also before the server has answered of another', async () => {
  // Drafts of a policy live as long as the tab.
  const other = { policyNumber: 'SUK2026-01234567901' };
  const calls = show(worked(other));
  for (const name of ['Remove Tara', 'Remove Meera'])
    fireEvent.click(await screen.findByRole('button', { name }));
  for (const name of ['Keep Tara', 'Keep Meera']) expect(screen.getByRole('button', { name })).toBeVisible();
  window.dispatchEvent(new Event('pagehide'));
  const isSave = ({ method }: (typeof calls)[number]) => method === 'POST';
  await waitFor(() => expect(calls.some(isSave)).toBe(true));
  expect(calls.findLast(isSave)?.body).toMatchObject({ ...other, data: { leave: ['3', '2'] } });
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

test('each person’s waits that still run are told, served ones as served', async () => {
  const [first, second, third] = worked().people;
  const waits = [
    { reason: 'existingIllness', paidFrom: '2029-11-22' },
    { reason: 'maternity', paidFrom: '2028-12-01' },
    { reason: 'firstDays', paidFrom: '2026-12-22' },
  ] as const;
  const served = [{ reason: 'firstDays', paidFrom: '2026-12-22' }] as const;
  show(worked({ people: [{ ...first!, waits }, { ...second!, waits: served }, third!] }));
  const told = await screen.findByText(/Existing illnesses paid from 22 Nov/);
  expect(told).toHaveTextContent(/Maternity paid from 01 Dec/);
  expect(told).not.toHaveTextContent(/first days/);
  expect(screen.getByText(renewals.waits.served)).toBeVisible();
});

test('a spouse joins by a request with health answers', async () => {
  show(worked());
  fireEvent.click(await screen.findByText(renewals.family.add));
  fireEvent.click(screen.getByLabelText(renewals.family.kinds.spouse));
  const link = screen.getByRole('link', { name: renewals.family.spouseOpen });
  expect(link).toHaveAttribute('href', expect.stringContaining(`/my/change/${policyNumber}#person`));
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
    wrapper: inPage(aRouter('/renewals').router, { renewals, bill, forms, session, verify }),
  });
  expect(await screen.findByText(renewals.lockedText)).toBeVisible();
});

test('a reminder’s link names plan, day and masked number by its token, before any code', async () => {
  catchLog();
  const token = 'a'.repeat(43);
  window.location.hash = token;
  const opened = {
    ...{ policyNumber, productName: 'ReAssure 2.0', tier: 'Platinum+' },
    ...{ endsOn: '2028-11-21', mobileNumber: '98xxxx3210' },
  };
  const calls = fakeApi((url) =>
    url.endsWith('/opened') ? { body: opened } : { status: 401, body: { code: 'NOT_SIGNED_IN' } },
  );
  render(<RenewalsPage />, {
    wrapper: inPage(aRouter('/renewals').router, { renewals, bill, forms, session, verify }),
  });
  expect(await screen.findByText(/ReAssure 2.0 Platinum\+.*21 Nov 2028.*98xxxx3210/)).toBeVisible();
  expect(calls.find(({ url }) => url.endsWith('/opened'))?.body).toMatchObject({ token });
  window.location.hash = '';
});
