import type { PriceDto } from '@/lib/domain/quote/pricing/contract';
import { featuresOf } from '@/lib/domain/plans/planFeatures';
import type { Feature } from '@/lib/domain/plans/planFeatures.data';
import { findProduct } from '@/lib/domain/plans/products';
import { isInScope, PLAN_FILTERS, type FilterKey, type PlanFilters } from './planFilters';

export function findMisfit(price: PriceDto, filters: PlanFilters): FilterKey | undefined {
  const answers = new Map(featuresOf(price.product, price.tier).map((row) => [row.feature, row]));
  const answer = (feature: Feature) => answers.get(feature)?.answer;
  const wait = answers.get('maternity')?.values?.['months'] ?? Infinity;
  const rooms: readonly string[] = PLAN_FILTERS.room;
  const misses: Record<Exclude<FilterKey, 'kind'>, (wish: string) => boolean> = {
    room: (wish) => rooms.indexOf(answer('room') ?? '') < rooms.indexOf(wish),
    maternity: (wish) => wait > Number(wish),
    coPayment: (wish) => answer('coPayment') !== wish,
    most: (wish) => price.priceAfterTax / price.tenure > Number(wish),
  };
  return (['room', 'maternity', 'coPayment', 'most'] as const).find((key) => {
    const wish = filters[key];
    return wish !== undefined && misses[key](wish);
  });
}

export type ShownPlans = {
  readonly shown: readonly PriceDto[];
  readonly leftOut: readonly { price: PriceDto; misses: FilterKey }[];
};

type Wish = { product?: string; tier?: string; filters: PlanFilters };

/** Keeps one variant of each product: the chosen one, else the default, else the cheapest that passes. */
export function filterPlans(plans: readonly PriceDto[], { product, tier, filters }: Wish): ShownPlans {
  const inScope = plans.filter((price) => isInScope(price.product, filters));
  const forms = [...new Set(inScope.map((price) => price.product))].map((slug) => {
    const all = inScope.filter((price) => price.product === slug);
    const own = slug === product ? all.find((price) => price.tier === tier) : undefined;
    const usual = all.find((price) => price.tier === findProduct(slug)?.usualTier) ?? all[0];
    const wished = [own, usual, ...all].find((price) => price && !findMisfit(price, filters));
    return wished ?? own ?? usual;
  });
  const priced = forms.flatMap((price) => price ?? []);
  return {
    shown: priced
      .filter((price) => !findMisfit(price, filters))
      .toSorted((one, other) => one.priceAfterTax - other.priceAfterTax),
    leftOut: priced.flatMap((price) => {
      const misses = findMisfit(price, filters);
      return misses ? [{ price, misses }] : [];
    }),
  };
}
