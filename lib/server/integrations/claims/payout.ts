export type PayoutAccount = { holder: string; accountNumber: string; ifsc: string };

export type Payout = {
  reference: string;
  amountPaise: number;
  /** The customer's account; absent when a hospital is paid. */
  account?: PayoutAccount;
  /** The bank's own id, once it has named one: from then on it is only asked what became of the payout. */
  bankId?: string;
};

/** `failed` is final: the bank will not pay under this reference. */
export type PayoutFact =
  | { state: 'paid'; bankReference: string }
  | { state: 'underway' | 'failed'; bankId: string };

/** Idempotent by reference: asked again, the bank says what became of the first payout. */
export type Payouts = { send: (payout: Payout, now: Date) => Promise<PayoutFact> };
