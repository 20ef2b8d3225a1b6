import { type BoughtPrice, isTripPrice } from '@/lib/domain/payment/boughtPrice';
import type { PriceDto } from '@/lib/domain/quote/pricing/contract';
import { HOUR_MS } from '@/lib/domain/common/dates';
import {
  isLive,
  nextCheckAt,
  PAY_WITHIN_HOURS,
  paymentReference,
  type PaymentStatus,
} from '@/lib/domain/payment/payment';
import { keptUntil } from '@/lib/domain/common/retention';
import { changePayment, type PaymentMove, type PaymentRecord } from '@/models/payment/payment';
import { keyedHash } from '@/lib/server/crypto';
import { currentGateway } from '@/lib/server/integrations/gateways';
import { traceparent } from '@/lib/server/telemetry/trace';
import { sealedField } from '@/lib/server/services/common/personalData';
import type { Purchase } from './purchase';

/** Half the hourly limit, so that a sweep lost with its server is still repeated in time. */
export const SWEEP_MS = HOUR_MS / 2;

const sealedPrice = sealedField<BoughtPrice>('paymentDetails', 'price');

export function billOf({ price, _id }: PaymentRecord): BoughtPrice {
  return sealedPrice.unseal(price, _id);
}

/** The bill of a family's policy. Throws if the payment is for a trip. */
export function familyBillOf(payment: PaymentRecord): PriceDto {
  const bill = billOf(payment);
  if (isTripPrice(bill)) throw new Error('the bill of a trip stands where a family’s is due');
  return bill;
}

export function newPayment(
  { price, ...purchase }: Purchase,
  { id, requestHash }: { id: string; requestHash: string },
  now: Date,
): PaymentRecord {
  return {
    _id: id,
    ...purchase,
    requestHash,
    status: 'open',
    isLive: true,
    amount: price.priceAfterTax,
    price: sealedPrice.seal(price, id),
    reference: paymentReference(Buffer.from(keyedHash('payment-reference', id), 'base64url')),
    gateway: currentGateway(),
    failedAttempts: [],
    history: [{ status: 'open', at: now, cause: 'customer' }],
    isSettled: true,
    checks: 0,
    nextCheckAt: new Date(nextCheckAt(0, now.getTime())),
    leaseUntil: now,
    traceparent: traceparent(),
    sweepAt: new Date(now.getTime() + SWEEP_MS),
    payBy: new Date(now.getTime() + PAY_WITHIN_HOURS * HOUR_MS),
    expiresAt: keptUntil('payment', now),
    createdAt: now,
    updatedAt: now,
  };
}

type Fields = Pick<Partial<PaymentRecord>, 'attemptId' | 'bankReference' | 'method' | 'refund'>;
type Why = Pick<PaymentMove, 'cause' | 'reason'>;

/** Null if the status changed meanwhile. */
export function movePayment(
  payment: PaymentRecord,
  to: PaymentStatus,
  { now, cause, reason, ...fields }: Fields & Why & { now: Date },
): Promise<PaymentRecord | null> {
  const failedAttempt = to === 'failed' ? fields.attemptId : undefined;
  return changePayment(
    payment,
    {
      status: to,
      isLive: payment.isLive && isLive(to),
      isSettled: false,
      checks: 0,
      nextCheckAt: now,
      leaseUntil: now,
      sweepAt: new Date(now.getTime() + SWEEP_MS),
      updatedAt: now,
      // A failed attempt is only listed: another attempt may bring the money.
      ...(to !== 'failed' && fields),
    },
    { move: { status: to, at: now, cause, ...(reason && { reason }) }, failedAttempt },
  );
}
