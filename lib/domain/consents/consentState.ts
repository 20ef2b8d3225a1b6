/** The ledger's state of consent to call about a quote. */
export type ConsentState = 'given' | 'withdrawn' | 'expired' | 'none';
