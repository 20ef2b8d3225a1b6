import { api } from '@/lib/config/paths';
import { isAcceptanceOver } from '@/lib/domain/payment/acceptance';
import { type BoughtPrice, isTripPrice } from '@/lib/domain/payment/boughtPrice';
import type { PriceDto } from '@/lib/domain/quote/pricing/contract';
import { isTrip, nextStepOfQuote, purchaseOf, type Quote } from '@/lib/domain/quote/quote';
import { isTripOpen } from '@/lib/domain/quote/repricing/repriceQuote';
import { DAY_MS, HOUR_MS, todayInIndia } from '@/lib/domain/common/dates';
import type { PaymentDto } from '@/lib/domain/payment/contract';
import {
  BLOCK_DAYS,
  isLive,
  nextCheckAt,
  PAY_WITHIN_HOURS,
  type PaymentMode,
  paymentReference,
  type PaymentStatus,
} from '@/lib/domain/payment/payment';
import { keptUntil } from '@/lib/domain/common/retention';
import { maskMobile } from '@/lib/domain/common/phone';
import { sayPlace } from '@/lib/domain/places/billPlace';
import { paymentMode } from '@/lib/domain/application/underwriting/decision';
import type { Locale } from '@/lib/i18n/locales';
import { changePayment, type PaymentMove, type PaymentRecord } from '@/models/payment/payment';
import { keyedHash, lookupHash, markFrom } from '@/lib/server/crypto';
import { AppError } from '@/lib/server/http/errors';
import { currentGateway } from '@/lib/server/integrations/gateways';
import { traceparent } from '@/lib/server/seeing/trace';
import { siteLink } from '@/lib/server/siteLink';
import { sealedField } from '@/lib/server/services/common/personalData';

/** Half the hourly limit, so that a sweep lost with its server is still repeated in time. */
export const SWEEP_MS = HOUR_MS / 2;

/** Names what is bought: a quote, or with a `changeId` a next term, an added person, or other days of a trip. */
export type Purchase = Pick<PaymentRecord, 'quoteId' | 'changeId' | 'boughtHash' | 'mandateId'> & {
  mode: PaymentMode;
  price: BoughtPrice;
};

/** The parts of a payment's page that depend on what is bought. */
export type PaymentContext = Pick<PaymentDto, 'people' | 'bought'> & { mobileNumber?: string };

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

/** Equal hashes mean the same purchase. */
export function boughtHashOf(quote: Quote): string {
  return lookupHash('bought', JSON.stringify(purchaseOf(quote)));
}

/**
 * Names the purchase that a payer is shown. It comes back with the press, so that another purchase of the same price is
 * noticed.
 */
export function aboutOf({ quoteId, boughtHash }: Pick<Purchase, 'quoteId' | 'boughtHash'>): string {
  return markFrom(keyedHash('shown-purchase', `${quoteId}|${boughtHash}`));
}

/**
 * Throws CONFLICT if the payer was shown another purchase. A page from before a deploy sends no `about`, and is let
 * through.
 */
export function checkIsShown(about: string | undefined, purchase: Purchase): void {
  if (about !== undefined && about !== aboutOf(purchase)) throw new AppError('CONFLICT');
}

export function modeOf(quote: Quote, now: Date): PaymentMode {
  if (isTrip(quote)) return 'pay';
  const { product = '', sumInsured = 0, declaration = 'disclosed', kyc = 'review' } = quote;
  const lives = quote.members;
  return paymentMode({ product, sumInsured, declaration, kyc, lives }, todayInIndia(now));
}

/**
 * Whether the quote still wants this money: it is the same purchase, all earlier steps are done, and money is not
 * debited where it may only be blocked.
 */
export function isWanted(
  { boughtHash, mode, createdAt, payBy }: Pick<PaymentRecord, 'boughtHash' | 'mode' | 'createdAt' | 'payBy'>,
  quote: Quote,
  now: Date,
): boolean {
  if (boughtHash !== boughtHashOf(quote)) return false;
  if (nextStepOfQuote({ ...quote, paidAt: undefined }) !== 'payment') return false;
  // A trip that has begun can't be insured, whenever its money was sent.
  if (isTrip(quote) && !isTripOpen(quote, todayInIndia(now))) return false;
  // An order that was placed before the acceptance ended may be paid until `payBy`.
  if (isAcceptanceOver(quote, now > payBy ? now : createdAt)) return false;
  return mode === 'block' || modeOf(quote, now) === 'pay';
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

export function returnUrlOf({ _id }: Pick<PaymentRecord, '_id'>, locale: Locale): string {
  return siteLink(`${api.paymentReturn}?${new URLSearchParams({ paymentId: _id, locale })}`);
}

export function contextOf(quote: Quote): PaymentContext {
  const { members, trip, person, policyNumber } = quote;
  const next = nextStepOfQuote(quote);
  return {
    people: trip?.travellers.length ?? members.length,
    bought: isTrip(quote)
      ? { kind: 'trip', next, ...(policyNumber !== undefined && { policyNumber }) }
      : { kind: 'premium', next },
    mobileNumber: person.mobileNumber,
  };
}

function surplusOf({ surplus = [], surplusBack = [] }: PaymentRecord): PaymentDto['surplus'] {
  return surplus.map(({ attemptId, paise, bankReference }) => ({
    amount: paise / 100,
    bankReference,
    isBack: surplusBack.includes(attemptId),
  }));
}

export function toPaymentDto(
  payment: PaymentRecord,
  { mobileNumber, ...context }: PaymentContext,
  locale: Locale,
): PaymentDto {
  const { _id, quoteId, status, mode, amount, reference, bankReference, refund, checkout } = payment;
  const blocked = payment.history.find((move) => move.status === 'blocked');
  const mayPay = status === 'open' || status === 'failed';
  const { reason } = payment.history.at(-1) ?? {};
  return {
    paymentId: _id,
    quoteId,
    status,
    mode,
    amount,
    price: sayPlace(billOf(payment), locale),
    ...context,
    reference,
    about: aboutOf(payment),
    ...(reason && { reason }),
    ...(bankReference !== undefined && { bankReference }),
    ...(refund !== undefined && { refund }),
    ...(payment.surplus && { surplus: surplusOf(payment) }),
    ...(mayPay && checkout && { checkoutUrl: checkout.url, checkoutFields: checkout.fields }),
    history: payment.history.map((move) => ({ status: move.status, at: move.at.toISOString() })),
    mobileNumber: mobileNumber && maskMobile(mobileNumber),
    ...(blocked && { blockedUntil: new Date(blocked.at.getTime() + BLOCK_DAYS * DAY_MS).toISOString() }),
    updatedAt: payment.updatedAt.toISOString(),
  };
}
