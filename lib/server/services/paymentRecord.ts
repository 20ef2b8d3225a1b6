import { DAY_MS } from '@/lib/domain/dates';
import { api } from '@/lib/config/paths';
import type { PriceDto } from '@/lib/domain/contract';
import type { PaymentDto } from '@/lib/domain/paymentContract';
import {
  HOLD_DAYS,
  isLive,
  nextCheckAt,
  PAY_WITHIN_HOURS,
  type PaymentMode,
  paymentReference,
  type PaymentStatus,
} from '@/lib/domain/payment';
import { maskMobile } from '@/lib/domain/phone';
import type { Locale } from '@/lib/i18n/locales';
import { changePayment, type PaymentRecord } from '@/models/payment';
import type { QuoteRecord } from '@/models/quote';
import { keyedHash, lookupHash } from '../crypto';
import { currentGateway } from '../integrations/gateways';
import { siteLink } from '../siteLink';
import { membersOf, nextStepOfQuote, personOf } from './quoteRecord';

const HOUR_MS = 60 * 60 * 1000;

type NewPayment = { id: string; requestHash: string; mode: PaymentMode; price: PriceDto };

export function newPayment(
  quote: QuoteRecord,
  { id, requestHash, mode, price }: NewPayment,
  now: Date,
): PaymentRecord {
  return {
    _id: id,
    quoteId: quote._id,
    requestHash,
    mode,
    status: 'open',
    isLive: true,
    amount: price.priceAfterTax,
    price,
    boughtHash: boughtHashOf(quote),
    reference: paymentReference(Buffer.from(keyedHash('payment-reference', id), 'base64url')),
    gateway: currentGateway(),
    failedAttempts: [],
    history: [{ status: 'open', at: now, cause: 'customer' }],
    isSettled: true,
    checks: 0,
    nextCheckAt: new Date(nextCheckAt(0, now.getTime())),
    leaseUntil: now,
    payBy: new Date(now.getTime() + PAY_WITHIN_HOURS * HOUR_MS),
    createdAt: now,
    updatedAt: now,
  };
}

/** All that the price and the promise hang on: the same hash is the same purchase. */
export function boughtHashOf(quote: QuoteRecord): string {
  const { product, tier, sumInsured, tenure, riders, pincode, city } = quote;
  const bought = [product, tier, sumInsured, tenure, [...riders].sort(), pincode, city, membersOf(quote)];
  return lookupHash('bought', JSON.stringify(bought));
}

type Fields = Pick<Partial<PaymentRecord>, 'attemptId' | 'bankReference' | 'method' | 'refund'>;

/**
 * Moves a payment on and has it looked at at once: what follows from the move is written by whoever comes to it
 * first, this request or any worker. Null when it moved meanwhile.
 */
export function movePayment(
  payment: PaymentRecord,
  to: PaymentStatus,
  { now, cause, ...fields }: Fields & { now: Date; cause: string },
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
      updatedAt: now,
      // A failed attempt leaves no trace but in the list: the money will be another one's.
      ...(to !== 'failed' && fields),
    },
    { move: { status: to, at: now, cause }, failedAttempt },
  );
}

/** Where the gateway's page sends the customer back to, in their language. */
export function returnUrlOf({ _id }: Pick<PaymentRecord, '_id'>, locale: Locale): string {
  return siteLink(`${api.paymentReturn}?${new URLSearchParams({ paymentId: _id, locale })}`);
}

export function toPaymentDto(payment: PaymentRecord, quote: QuoteRecord): PaymentDto {
  const { _id, quoteId, status, mode, amount, price, reference, bankReference, refund, checkout } = payment;
  const { mobileNumber } = personOf(quote);
  const blocked = payment.history.find((move) => move.status === 'blocked');
  const mayPay = status === 'open' || status === 'failed';
  return {
    paymentId: _id,
    quoteId,
    status,
    mode,
    amount,
    price,
    people: membersOf(quote).length,
    reference,
    ...(bankReference !== undefined && { bankReference }),
    ...(refund !== undefined && { refund }),
    ...(mayPay && checkout && { checkoutUrl: checkout.url, checkoutFields: checkout.fields }),
    history: payment.history.map((move) => ({ status: move.status, at: move.at.toISOString() })),
    mobileNumber: mobileNumber && maskMobile(mobileNumber),
    ...(blocked && { holdUntil: new Date(blocked.at.getTime() + HOLD_DAYS * DAY_MS).toISOString() }),
    next: nextStepOfQuote(quote),
    updatedAt: payment.updatedAt.toISOString(),
  };
}
