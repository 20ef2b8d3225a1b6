import { FAILURE_REASONS } from '@/lib/domain/payment/failureReason';
import { factOfEvent, type RazorpayAttempt } from './razorpayFacts';
import { FAILURE_CODES } from './razorpayReasons.data';

const said = 'Your payment was declined by XYZ Bank (U30-Z9)';

function factOf(error_reason: string | null, more: Partial<RazorpayAttempt> = {}) {
  const entity = {
    id: 'pay_1',
    order_id: 'order_1',
    amount: 100,
    currency: 'INR',
    status: 'failed' as const,
  };
  const told = { ...entity, error_reason, error_description: said, ...more };
  return factOfEvent({ event: 'payment.failed', payload: { payment: { entity: told } } });
}

test.each(FAILURE_REASONS.flatMap((reason) => FAILURE_CODES[reason].map((code) => [code, reason] as const)))(
  'a payment that failed by %s is told as %s',
  (code, reason) => expect(factOf(code)?.reason).toBe(reason),
);

test.each([['payment_failed'], [null], ['toString']])(
  '%s says nothing to a customer, nor does the gateway’s text',
  (code) => {
    const fact = factOf(code);
    expect(fact).toMatchObject({ outcome: 'failed' });
    expect(fact).not.toHaveProperty('reason');
    expect(JSON.stringify(fact)).not.toContain(said);
  },
);

test('what did not fail has no reason', () => {
  expect(factOf('insufficient_funds', { status: 'captured' })).not.toHaveProperty('reason');
});
