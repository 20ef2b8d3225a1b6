import { findPayment } from '@/models/payment';
import type { QuoteRecord } from '@/models/quote';
import type { DocumentData } from '../documents/contract';
import { capturePayment, refundOrRelease } from './paymentWork';

type Bought = Pick<QuoteRecord, 'paymentId'>;

/** Held in the customer's bank until the proposal is accepted, and not taken before. */
export async function isPremiumBlocked({ paymentId }: Bought): Promise<boolean> {
  const payment = paymentId === undefined ? null : await findPayment(paymentId);
  return payment?.status === 'blocked';
}

/** Debits what is blocked; true once it is ours, false while the bank takes its time. Harmless when done again. */
export async function takePremium({ paymentId }: Bought, now: Date): Promise<boolean> {
  if (paymentId === undefined) return true;
  return (await capturePayment(paymentId, now)) === 'paid';
}

/** Refunds what was paid, releases what is blocked. Harmless when done again. */
export async function returnPremium({ paymentId }: Bought, now: Date): Promise<void> {
  if (paymentId !== undefined) await refundOrRelease(paymentId, now);
}

type Paid = Pick<DocumentData['receipt'], 'receiptNumber' | 'paymentReference' | 'method'>;

/** What a receipt says of a payment. */
export async function paymentOf({ quoteId, paymentId }: Bought & { quoteId: string }): Promise<Paid> {
  const payment = paymentId === undefined ? null : await findPayment(paymentId);
  const receiptNumber = payment?.reference ?? quoteId.slice(0, 8);
  return { receiptNumber, paymentReference: payment?.bankReference ?? receiptNumber, method: 'other' };
}
