/** Signed amounts that add up to `priceAfterTax`. */
export type BreakdownLine = {
  /** Stable id: member, loading, zone, rider, discount, term, tax, fee. */
  key: string;
  /** Translation key under `bill.`, with `values` for its placeholders. */
  label: string;
  values?: Record<string, string | number>;
  amount: number;
};

export type PremiumDto = {
  breakdown: readonly BreakdownLine[];
  priceBeforeTax: number;
  tax: number;
  priceAfterTax: number;
  rateVersion: string;
  /** YYYY-MM-DD */
  validUntil: string;
};

export type PriceDto = PremiumDto & {
  product: string;
  productName: string;
  tier: string;
  sumInsured: number;
  tenure: number;
  familyCombination: string;
  zone: string;
  /**
   * Set for instalments: `first` is paid once, then `amount` as often as `further` says. Together they are
   * `priceAfterTax`.
   */
  instalments?: { first: number; further: number; amount: number };
};

/** `reason` is a translation key under `plans.refused.` */
export type RefusedPlanDto = {
  product: string;
  productName: string;
  reason: string;
  values?: Record<string, string | number>;
};

/** GET /api/health-insurance-plan/quote/price without `product`: cheapest first. */
export type PlansDto = { plans: readonly PriceDto[]; refused: readonly RefusedPlanDto[] };

/** Why a saved price changed without an edit. */
export type PriceReason = 'birthday' | 'place' | 'rates' | 'tax';

/** What became of a saved price. Without personal data: shown before proof. */
export type RepricedDto = {
  /** Set where today's price differs. */
  previousPrice?: number;
  priceReasons?: readonly PriceReason[];
  /** The plan is no longer available: a key under `plans.refused.` */
  refusedFor?: string;
};
