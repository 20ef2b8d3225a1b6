export type PayoutAccount = { holder: string; accountNumber: string; ifsc: string };

export type Payout = {
  reference: string;
  amountPaise: number;
  /** The customer's; absent where a hospital is paid. */
  account?: PayoutAccount;
  /** The bank's, once it has named one: then it is only asked what became of it. */
  bankId?: string;
};

/** `failed` is final: the bank will not pay under this reference. */
export type PayoutFact =
  | { state: 'paid'; bankReference: string }
  | { state: 'underway' | 'failed'; bankId: string };

/** Idempotent by reference: asked again, the bank says what became of the payout that it has. */
export type Payouts = { send: (payout: Payout, now: Date) => Promise<PayoutFact> };
