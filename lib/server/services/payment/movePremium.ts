import type { Bought } from './premium';
import { capturePayment, refundPart } from './workOnPayment';

/** Debits a blocked premium. True once it is debited, false while the bank works. Idempotent. */
export async function debitPremium({ paymentId }: Bought, now: Date): Promise<boolean> {
  if (paymentId === undefined) return true;
  return (await capturePayment(paymentId, now)) === 'paid';
}

/** `refund` in whole rupees. Idempotent. */
export async function returnPart({ paymentId }: Bought, refund: number, now: Date): Promise<void> {
  if (paymentId !== undefined && refund > 0) await refundPart(paymentId, refund, now);
}
