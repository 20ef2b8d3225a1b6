/** What the ledger says of calling a number about a quote. */
export type ConsentState = 'given' | 'withdrawn' | 'expired' | 'none';
