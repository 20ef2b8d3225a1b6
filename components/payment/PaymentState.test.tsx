import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PaymentDto } from '@/lib/domain/payment/contract';
import { FAILURE_REASONS } from '@/lib/domain/payment/failureReason';
import bill from '@/locales/en/bill.json';
import callbacks from '@/locales/en/callbacks.json';
import texts from '@/locales/en/payment.json';
import { worked } from '@/tests/browser/aRenewal';
import { fakeApi } from '@/tests/browser/fakeApi';
import { aRouter, inPage } from '@/tests/browser/inPage';
import { PaymentState } from './PaymentState';

const failed: PaymentDto = {
  paymentId: 'p1',
  quoteId: 'q1',
  status: 'failed',
  mode: 'pay',
  amount: 12_547,
  price: worked().price.prices[0]!,
  people: 3,
  about: 'as-shown',
  reference: 'SAMPLE-1',
  history: [{ status: 'failed', at: '2026-11-20T10:00:00Z' }],
  mobileNumber: '98xxxx3210',
  bought: { kind: 'premium', next: 'payment' },
  updatedAt: '2026-11-20T10:00:00Z',
};
const show = (payment: PaymentDto) =>
  render(<PaymentState payment={payment} onCheck={() => Promise.resolve()} isOffline={false} />, {
    wrapper: inPage(aRouter().router, { payment: texts, bill }),
  });

test.each(FAILURE_REASONS)('a payment that failed says why in words: %s', (reason) => {
  show({ ...failed, reason });
  expect(screen.getByRole('status')).toHaveTextContent(texts.reasons[reason]);
  expect(screen.getByText(texts.receipt.failed)).toBeVisible();
});

test('whose payment failed asks for a call by two presses, on the number that we know', async () => {
  const calls = fakeApi({ body: {} });
  show(failed);
  await userEvent.click(screen.getByRole('button', { name: texts.actions.call }));
  const ask = await screen.findByRole('button', { name: callbacks.ask });
  expect(screen.queryByRole('textbox')).toBeNull();
  await userEvent.click(ask);
  expect(calls.at(-1)?.body).toMatchObject({ quoteId: 'q1', when: 'morning' });
});

test.each<[string, PaymentDto['bought'], boolean]>([
  ['about a trip that is still to be paid', { kind: 'trip', next: 'payment' }, true],
  ['about a trip that was changed since', { kind: 'trip', next: 'travellers' }, false],
  ['about a family that was changed since', { kind: 'premium', next: 'declaration' }, false],
  ['about a policy', { kind: 'renewal', policyNumber: 'SUK2026-01234567897' }, false],
])('a call is offered where one would be promised: %s', (_what, bought, isOffered) => {
  show({ ...failed, bought });
  expect(screen.queryAllByRole('button', { name: texts.actions.call })).toHaveLength(isOffered ? 1 : 0);
});
