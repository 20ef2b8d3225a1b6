import type { TripPriceDto } from './tripPrice';

/** `returned` once the bank was asked to return so much of it: it does that once for each payment. */
export type TripPayment = { paymentId: string; amount: number; returned?: number };

type Money = { payments: readonly TripPayment[]; price: Pick<TripPriceDto, 'priceAfterTax'> };

export function returnedOf(payments: readonly TripPayment[]): number {
  return payments.reduce((sum, { returned = 0 }) => sum + returned, 0);
}

/** What the insurer has of it. */
export function keptOf(payments: readonly TripPayment[]): number {
  return payments.reduce((sum, { amount }) => sum + amount, 0) - returnedOf(payments);
}

/** Kept beyond the bill, since the days were moved to cheaper ones. */
export function excessOf({ payments, price }: Money): number {
  return Math.max(keptOf(payments) - price.priceAfterTax, 0);
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
