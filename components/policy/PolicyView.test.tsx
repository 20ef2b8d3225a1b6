import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { samplePolicy } from '@/components/site/dev/sampleProposal';
import { loadHomePrices } from '@/components/site/home/plans/homePrices';
import type { RefundDto } from '@/lib/domain/policy/contract';
import { api, paths } from '@/lib/config/paths';
import bill from '@/locales/en/bill.json';
import papers from '@/locales/en/papers.json';
import policy from '@/locales/en/policy.json';
import { catchLog, fakeApi } from '@/tests/browser/fakeApi';
import { aRouter, inPage } from '@/tests/browser/inPage';
import { PolicyPage } from './PolicyPage';
import { PolicyView } from './PolicyView';

const today = '2026-11-21';

function show(refund?: RefundDto, onCancel = () => Promise.resolve()) {
  const sample = samplePolicy({ price: loadHomePrices(today).bill, today }, refund);
  render(<PolicyView policy={sample} onCancel={onCancel} />, {
    wrapper: inPage(undefined, { bill, papers, policy }),
  });
  return userEvent.setup();
}

const reference = 'SK-SAMPL-22345';

test.each<[RefundDto, RegExp, boolean]>([
  [{ status: 'none' }, /Nothing was left/, false],
  [{ status: 'underWay', reference }, /refund of ₹12,488 is on its way/, true],
  [{ status: 'sent', sentAt: '2026-11-23T05:12:00Z', reference }, /We refunded ₹12,488 on 23 Nov/, true],
])('money of %j is said to be where it is', (refund, text, hasReference) => {
  show(refund);
  expect(screen.getByRole('status')).toHaveTextContent(text);
  expect(screen.queryByText(new RegExp(reference)) !== null).toBe(hasReference);
  expect(screen.queryByRole('link', { name: /Health card/ })).toBeNull();
  expect(screen.queryByRole('button', { name: policy.freeLook.open })).toBeNull();
});

test.each([
  ['2026-11-20', 'Your cover begins on 21 Nov 2026'],
  ['2026-11-21', policy.heading.inForce],
  ['2027-11-20', policy.heading.inForce],
  ['2027-11-21', 'This policy ended on 20 Nov 2027'],
])('on %s a policy of a year from 21 Nov 2026 says: %s', (day, heading) => {
  const sample = samplePolicy({ price: loadHomePrices(today).bill, today });
  render(<PolicyView policy={{ ...sample, today: day }} onCancel={() => Promise.resolve()} />, {
    wrapper: inPage(undefined, { bill, papers, policy }),
  });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(heading);
});

test('what was paid is not said to be valid until some day', () => {
  show();
  expect(screen.getByText(bill.sampleRates)).toBeVisible();
  expect(screen.queryByText(/valid until/)).toBeNull();
});

test('a policy is returned only after a second press, and kept where that fails', async () => {
  const asked: unknown[] = [];
  const user = show(undefined, (...given: unknown[]) => {
    asked.push(given);
    return Promise.reject(new Error('offline'));
  });
  await user.click(screen.getByRole('button', { name: policy.freeLook.open }));
  expect(asked).toEqual([]);
  expect(screen.getByRole('button', { name: policy.freeLook.keep })).toHaveFocus();
  await user.selectOptions(screen.getByLabelText(policy.freeLook.reason), 'price');
  await user.click(screen.getByRole('button', { name: /^End the policy and refund ₹12,488/ }));
  expect(await screen.findByRole('alert')).toHaveTextContent(policy.freeLook.failed);
  expect(asked).toEqual([['price', 12_488]]);
  await user.click(screen.getByRole('button', { name: policy.freeLook.keep }));
  expect(screen.getByRole('button', { name: policy.freeLook.open })).toHaveFocus();
});

test('where another amount is due by now, it is shown before it can be agreed to', async () => {
  catchLog();
  const sample = samplePolicy({ price: loadHomePrices(today).bill, today });
  let refund = 12_488;
  const calls = fakeApi((url) => {
    if (url !== api.policyCancel) return { body: { ...sample, cancellation: { kind: 'freeLook', refund } } };
    refund = 12_454;
    return { status: 409, body: { code: 'PRICE_CHANGED', message: 'Look at it' } };
  });
  const { router } = aRouter('/policy', paths.policy(sample.policyNumber));
  render(<PolicyPage />, { wrapper: inPage(router, { bill, papers, policy }) });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: policy.freeLook.open }));
  await user.click(screen.getByRole('button', { name: /refund ₹12,488/ }));
  expect(await screen.findByRole('alert')).toHaveTextContent(policy.freeLook.otherAmount);
  expect(await screen.findByRole('button', { name: /refund ₹12,454/ })).toBeVisible();
  expect(calls.find(({ url }) => url === api.policyCancel)?.body).toMatchObject({ amount: 12_488 });
});
