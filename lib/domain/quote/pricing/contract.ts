/** One line of the bill; amounts are signed and the lines add up to `priceAfterTax`. */
export type BreakdownLine = {
  /** Stable id of the kind of line: member, loading, zone, rider, discount, term, tax, fee. */
  key: string;
  /** Translation key under `bill.`, with `values` for its placeholders. */
  label: string;
  values?: Record<string, string | number>;
  amount: number;
};

/** What every price says, whatever is insured. */
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
  /** Only where the customer pays in parts: `first` once, then `further` of `amount`; together `priceAfterTax`. */
  instalments?: { first: number; further: number; amount: number };
};

/** A plan that can't be had by this family says why: a translation key under `plans.refused.` */
export type RefusedPlanDto = {
  product: string;
  productName: string;
  reason: string;
  values?: Record<string, string | number>;
};

/** GET /api/health-insurance-plan/quote/price without `product`: cheapest first. */
export type PlansDto = { plans: readonly PriceDto[]; refused: readonly RefusedPlanDto[] };

/** What changes a price by itself, while its quote lies there. */
export type PriceReason = 'birthday' | 'place' | 'rates' | 'tax';

/** What became of a price while its quote lay there. Names nobody: it is shown before a number is proven. */
export type RepricedDto = {
  /** Only where today's price is another; `priceReasons` says why. */
  previousPrice?: number;
  priceReasons?: readonly PriceReason[];
  /** The plan can't be had any more; the reason is a key under `plans.refused.` */
  refusedFor?: string;
};
