import { PaymentState } from '@/components/payment/PaymentState';
import type { PriceDto } from '@/lib/domain/quote/pricing/contract';
import type { PaymentDto } from '@/lib/domain/payment/contract';
import { PAYMENT_STATUSES, type PaymentStatus } from '@/lib/domain/payment/payment';
import { KitSection } from './KitSection';

/** A possible history for each status. */
const ways: Record<PaymentStatus, readonly PaymentStatus[]> = {
  open: ['open'],
  pending: ['open', 'pending'],
  failed: ['open', 'pending', 'failed'],
  cancelled: ['open', 'cancelled'],
  blocked: ['open', 'pending', 'blocked'],
  capturing: ['open', 'blocked', 'capturing'],
  paid: ['open', 'pending', 'paid'],
  releasing: ['open', 'blocked', 'releasing'],
  released: ['open', 'blocked', 'releasing', 'released'],
  refunding: ['open', 'paid', 'refunding'],
  refunded: ['open', 'paid', 'refunding', 'refunded'],
};
const startedAt = Date.parse('2026-11-18T05:12:00.000Z');

function samplePayment(status: PaymentStatus, price: PriceDto): PaymentDto {
  const isBlocked = ways[status].includes('blocked');
  const history = ways[status].map((each, at) => ({
    status: each,
    at: new Date(startedAt + at * 60_000).toISOString(),
  }));
  return {
    paymentId: 'sample',
    quoteId: 'sample',
    status,
    mode: isBlocked ? 'block' : 'pay',
    amount: price.priceAfterTax,
    price,
    people: 3,
    reference: 'SK-SAMPL-22345',
    ...(status === 'failed' && { reason: 'limit' as const }),
    ...(status !== 'open' && { bankReference: '632411780932' }),
    history,
    mobileNumber: '98xxxx3210',
    ...(isBlocked && { blockedUntil: '2026-12-02T05:12:00.000Z' }),
    bought: { kind: 'premium', next: status === 'failed' ? 'payment' : 'application' },
    about: 'sample',
    updatedAt: '2026-11-18T05:16:00.000Z',
  };
}

/** Variations on a status: policy issued, block released by the bank, part payment. */
const issued = (price: PriceDto): PaymentDto => ({
  ...samplePayment('paid', price),
  bought: { kind: 'premium', next: 'done' },
});
const lapsed = (price: PriceDto): PaymentDto => {
  const payment = samplePayment('released', price);
  return {
    ...payment,
    history: payment.history.filter(({ status }) => status !== 'releasing'),
    bought: { kind: 'premium', next: 'payment' },
  };
};
const partlyBack = (price: PriceDto): PaymentDto => ({
  ...samplePayment('refunded', price),
  refund: 9_066,
  bought: { kind: 'premium', next: 'done' },
});

const debitedTwice = (price: PriceDto): PaymentDto => ({
  ...samplePayment('paid', price),
  surplus: [
    { amount: price.priceAfterTax, bankReference: '632411780940', isBack: false },
    { amount: price.priceAfterTax, bankReference: '632411780951', isBack: true },
  ],
});

const stay = () => Promise.resolve();

/** Every payment status as the customer sees it, and the offline page. */
export function KitPayments({ price }: { price: PriceDto }) {
  return (
    <KitSection title="Payments" about="Paying is offered only while nothing is on its way.">
      {PAYMENT_STATUSES.map((status) => (
        <PaymentState
          key={status}
          payment={samplePayment(status, price)}
          onCheck={stay}
          isOffline={false}
          level="h3"
        />
      ))}
      {[issued, lapsed, partlyBack, debitedTwice].map((change, at) => (
        <PaymentState key={at} payment={change(price)} onCheck={stay} isOffline={false} level="h3" />
      ))}
      <PaymentState payment={samplePayment('pending', price)} onCheck={stay} isOffline level="h3" />
    </KitSection>
  );
}
