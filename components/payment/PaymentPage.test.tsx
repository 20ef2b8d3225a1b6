import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { paths } from '@/lib/config/paths';
import bill from '@/locales/en/bill.json';
import texts from '@/locales/en/payment.json';
import { catchLog, fakeApi } from '@/tests/browser/fakeApi';
import { aRouter, inPage } from '@/tests/browser/inPage';
import { PaymentPage } from './PaymentPage';

const payment = {
  paymentId: 'p1',
  quoteId: 'q1',
  mode: 'pay',
  amount: 12_488,
  price: { product: 'aspire', productName: 'Aspire', tier: 'Gold+', sumInsured: 1_000_000, tenure: 1 },
  people: 1,
  reference: 'SAMPLE-1',
  history: [],
  next: 'payment',
  updatedAt: '2026-11-20T10:00:00Z',
};
const ended = { status: 401, body: { code: 'NOT_SIGNED_IN', message: 'Prove it.' } };

afterEach(() => jest.restoreAllMocks());

test.each([
  ['failed', texts.actions.again],
  ['pending', texts.actions.check],
])('who comes back after long to a payment that is %s proves the number first', async (status, press) => {
  catchLog();
  fakeApi({ body: { ...payment, status } }, ended);
  render(<PaymentPage />, {
    wrapper: inPage(aRouter('/payment', paths.payment('p1')).router, { payment: texts, bill }),
  });
  await userEvent.click(await screen.findByRole('button', { name: press }));
  expect(await screen.findByLabelText('Mobile number')).toBeInTheDocument();
});
