import type { PlansDto } from '@/lib/domain/quote/pricing/contract';
import type { IsoDate } from '@/lib/domain/common/dates';
import { PRODUCTS } from '@/lib/domain/plans/products.data';
import { TENURES } from '@/lib/domain/plans/planTerms.data';
import { priceOne, priceTerms, type PlansInput, type PriceOutcome } from './price';

/** All hospital plans in their default variant, cheapest first, and the refusals. */
export function priceAll(input: PlansInput, today: IsoDate): PlansDto {
  const billed = PRODUCTS.filter(({ pays }) => pays !== 'lumpSum');
  return toPlans(billed.map(({ slug }) => priceOne({ ...input, product: slug, tier: undefined }, today)));
}

/** All products, variants and tenures, cheapest first; one refusal a product. */
export function priceEvery(
  wish: Omit<PlansInput, 'tenure'> & { readonly tenure?: number },
  today: IsoDate,
): PlansDto {
  const terms = wish.tenure === undefined ? TENURES : [wish.tenure];
  return toPlans(
    PRODUCTS.flatMap(({ slug, tiers }) => {
      const forms: readonly string[] = tiers.length > 0 ? tiers : [''];
      const outcomes = forms.flatMap((tier) => priceTerms({ ...wish, product: slug, tier }, terms, today));
      return outcomes.every(({ kind }) => kind === 'refused') ? outcomes.slice(0, 1) : outcomes;
    }),
  );
}

function toPlans(outcomes: readonly PriceOutcome[]): PlansDto {
  const plans = outcomes.flatMap((outcome) => (outcome.kind === 'priced' ? [outcome.price] : []));
  return {
    plans: plans.toSorted((one, other) => one.priceAfterTax - other.priceAfterTax),
    refused: outcomes.flatMap((outcome) => (outcome.kind === 'refused' ? [outcome.refused] : [])),
  };
}
