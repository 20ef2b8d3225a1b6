import type { BasisPoints } from '@/lib/domain/quote/pricing/rateTable';
import type { TripPriceDto } from './tripPrice';

/** `returned` is set once the bank was asked to return that amount, which it does only once for each payment. */
export type TripPayment = { paymentId: string; amount: number; returned?: number };

/** `amount` is by how much cheaper days lowered the bill, `kept` the part of it that stays with us. Whole rupees. */
export type GivenUp = { amount: number; kept: number };

type Bill = { price: Pick<TripPriceDto, 'priceAfterTax'>; givenUp?: GivenUp | undefined };
type Money = Bill & { payments: readonly TripPayment[] };

export function returnedOf(payments: readonly TripPayment[]): number {
  return payments.reduce((sum, { returned = 0 }) => sum + returned, 0);
}

/** What the insurer still has of the payments. */
export function keptOf(payments: readonly TripPayment[]): number {
  return payments.reduce((sum, { amount }) => sum + amount, 0) - returnedOf(payments);
}

export function shareOf(amount: number, share: BasisPoints): number {
  return Math.floor((amount * share) / 10_000);
}

/** What the customer owes in all: the bill, and the part of given-up days that stays with us. */
export function dueOf({ price, givenUp }: Bill): number {
  return price.priceAfterTax + (givenUp?.kept ?? 0);
}

/**
 * What is given up once the bill changes. Of cheaper days the share is refunded that a cancelled trip refunds on that
 * day. Dearer days later restore what was given up, and lower the kept part in proportion.
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

/** What we have beyond what is due, after the days were moved to cheaper ones. */
export function excessOf(money: Money): number {
  return Math.max(keptOf(money.payments) - dueOf(money), 0);
}

/** What is still to be returned: for a cancelled trip the refund that was promised, else the excess. */
export function owedOf(money: Money, cancelled?: { refund: number }): number {
  return cancelled ? Math.max(cancelled.refund - returnedOf(money.payments), 0) : excessOf(money);
}

/** Spreads what is owed over the payments, from the newest on. Each is asked to return money only once. */
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
