import type { QuoteRecord } from '@/models/quote';

/** Held in the customer's bank until the proposal is accepted, and not taken before. */
export function isPremiumBlocked(_quote: QuoteRecord): Promise<boolean> {
  return Promise.resolve(false);
}

/** Debits what is blocked; what was paid stays paid. Harmless when done again. */
export function takePremium(_quote: QuoteRecord, _now: Date): Promise<void> {
  return Promise.resolve();
}

/** Refunds what was paid, releases what is blocked. Harmless when done again. */
export function returnPremium(_quote: QuoteRecord, _now: Date): Promise<void> {
  return Promise.resolve();
}
