import { isAcceptanceOver } from '@/lib/domain/payment/acceptance';
import type { BoughtPrice } from '@/lib/domain/payment/boughtPrice';
import { isTrip, nextStepOfQuote, purchaseOf, type Quote } from '@/lib/domain/quote/quote';
import { isTripOpen } from '@/lib/domain/quote/repricing/repriceQuote';
import { todayInIndia } from '@/lib/domain/common/dates';
import type { PaymentMode } from '@/lib/domain/payment/payment';
import { paymentMode } from '@/lib/domain/application/underwriting/decision';
import type { PaymentRecord } from '@/models/payment/payment';
import { keyedHash, lookupHash, markFrom } from '@/lib/server/crypto';
import { AppError } from '@/lib/server/http/errors';

/** Names what is bought: a quote, or with a `changeId` a next term, an added person, or other days of a trip. */
export type Purchase = Pick<PaymentRecord, 'quoteId' | 'changeId' | 'boughtHash' | 'mandateId'> & {
  mode: PaymentMode;
  price: BoughtPrice;
};

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
