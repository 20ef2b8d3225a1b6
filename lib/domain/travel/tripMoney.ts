import type { BasisPoints } from '../quote/pricing/rateTable';
import type { TripPriceDto } from './tripPrice';

/** `returned` once the bank was asked to return so much of it: it does that once for each payment. */
export type TripPayment = { paymentId: string; amount: number; returned?: number };

/** By how much cheaper days lowered the bill, and what stays with us of that. Whole rupees. */
export type GivenUp = { amount: number; kept: number };

type Bill = { price: Pick<TripPriceDto, 'priceAfterTax'>; givenUp?: GivenUp | undefined };
type Money = Bill & { payments: readonly TripPayment[] };

export function returnedOf(payments: readonly TripPayment[]): number {
  return payments.reduce((sum, { returned = 0 }) => sum + returned, 0);
}

/** What the insurer has of it. */
export function keptOf(payments: readonly TripPayment[]): number {
  return payments.reduce((sum, { amount }) => sum + amount, 0) - returnedOf(payments);
}

export function shareOf(amount: number, share: BasisPoints): number {
  return Math.floor((amount * share) / 10_000);
}

/** Of the customer: the bill, and what stays of days that were given up. */
export function dueOf({ price, givenUp }: Bill): number {
  return price.priceAfterTax + (givenUp?.kept ?? 0);
}

/**
 * Of days that are given up the share goes back that a trip gives back on that day. Dearer days later bring back what
 * was given up, at what that had cost.
 */
export function givenUpWith(
  { price, givenUp = { amount: 0, kept: 0 } }: Bill,
  after: Pick<TripPriceDto, 'priceAfterTax'>,
  share: BasisPoints,
): GivenUp | undefined {
  const less = price.priceAfterTax - after.priceAfterTax;
  const amount = Math.max(givenUp.amount + less, 0);
  if (amount === 0) return undefined;
  if (less >= 0) return { amount, kept: givenUp.kept + less - shareOf(less, share) };
  return { amount, kept: Math.ceil((givenUp.kept * amount) / givenUp.amount) };
}

/** Kept beyond what is due, since the days were moved to cheaper ones. */
export function excessOf(money: Money): number {
  return Math.max(keptOf(money.payments) - dueOf(money), 0);
}

/** Still to be returned: of a trip given back what was promised then, else the excess. */
export function owedOf(money: Money, cancelled?: { refund: number }): number {
  return cancelled ? Math.max(cancelled.refund - returnedOf(money.payments), 0) : excessOf(money);
}

/** From the newest payment on, each once. */
export function withReturns(payments: readonly TripPayment[], owed: number): readonly TripPayment[] {
  let left = owed;
  return payments
    .toReversed()
    .map((payment) => {
      const returned = payment.returned === undefined ? Math.min(left, payment.amount) : 0;
      left -= returned;
      return returned > 0 ? { ...payment, returned } : payment;
    })
    .toReversed();
}
