import { BASE_SUMS_INSURED } from '@/lib/domain/plans/baseSums.data';
import type { PriceDto } from '@/lib/domain/quote/pricing/contract';
import { findProduct, variantOf } from '@/lib/domain/plans/products';
import { RIDER_KEYS, ridersOf, type RiderKey } from '@/lib/domain/plans/riders.data';
import {
  OFFERED_FREQUENCIES,
  SUM_INSURED_LIMITS,
  TENURES,
  type Frequency,
} from '@/lib/domain/plans/planTerms.data';
import { parsePlanFilters, scopeOf, type PlanFilters } from './planFilters';

export const SUMS_INSURED = [5_00_000, 10_00_000, 25_00_000, 50_00_000, 1_00_00_000] as const;
export const COMPARED_AT_MOST = 3;

/** `aspire:Gold+`: a product's variant. */
export type PlanId = string;

export type PlanForm = {
  sumInsured: number;
  tenure: number;
  frequency: Frequency;
  product?: string;
  tier?: string;
  compared: readonly PlanId[];
  filters: PlanFilters;
  /** Riders from a link, in every price until removed. */
  added?: readonly RiderKey[];
};

export const emptyPlan: PlanForm = {
  sumInsured: 10_00_000,
  tenure: 1,
  frequency: 'once',
  compared: [],
  filters: {},
};

export function planIdOf({ product, tier }: { product: string; tier: string }): PlanId {
  return `${product}:${tier}`;
}

export function planIdsOf(slug: string): readonly PlanId[] {
  return (findProduct(slug)?.tiers ?? []).map((tier) => planIdOf({ product: slug, tier }));
}

function isPlanId(value: unknown): value is PlanId {
  if (typeof value !== 'string') return false;
  const [slug = '', tier = ''] = value.split(':');
  const product = findProduct(slug);
  return product !== undefined && value === planIdOf({ product: slug, tier: variantOf(product, tier) ?? '' });
}

export function toggleCompared(compared: readonly PlanId[], id: PlanId): readonly PlanId[] | undefined {
  if (compared.includes(id)) return compared.filter((each) => each !== id);
  return compared.length < COMPARED_AT_MOST ? [...compared, id] : undefined;
}

function isOneProduct(ids: readonly PlanId[]): boolean {
  return new Set(ids.map((id) => id.split(':')[0])).size === 1;
}

const isOneOf = <T>(list: readonly T[], value: unknown): value is T => list.some((each) => each === value);

const isSum = (value: unknown): value is number =>
  Number.isInteger(value) &&
  Number(value) >= SUM_INSURED_LIMITS.min &&
  Number(value) <= SUM_INSURED_LIMITS.max;

export function parsePlanForm(values: unknown): PlanForm | undefined {
  if (typeof values !== 'object' || values === null) return undefined;
  const { sumInsured, tenure, frequency, product, tier, compared, filters, added } = values as Record<
    string,
    unknown
  >;
  const riders = RIDER_KEYS.filter((key) => Array.isArray(added) && added.includes(key));
  const ids = Array.isArray(compared) ? [...new Set(compared.filter(isPlanId))] : [];
  return {
    sumInsured: isSum(sumInsured) ? sumInsured : emptyPlan.sumInsured,
    tenure: isOneOf(TENURES, tenure) ? tenure : emptyPlan.tenure,
    frequency: isOneOf(OFFERED_FREQUENCIES, frequency) ? frequency : emptyPlan.frequency,
    ...(typeof product === 'string' && { product }),
    ...(typeof tier === 'string' && { tier }),
    compared: isOneProduct(ids) ? ids : ids.slice(0, COMPARED_AT_MOST),
    filters: parsePlanFilters(filters),
    ...(riders.length > 0 && { added: riders }),
  };
}

export type PlanLink = { readonly product: string; readonly tier?: string; readonly riders?: string };

/** Earlier choices for the same plan fill what a link omits. */
export function beginWith({ product: slug, tier, riders = '' }: PlanLink, saved: PlanForm): PlanForm {
  const product = findProduct(slug);
  if (!product) return saved;
  const isKnown = saved.product === slug;
  const named = tier ? variantOf(product, tier) : undefined;
  const variant = named ?? (isKnown ? saved.tier : product.usualTier);
  const added = ridersOf(slug).filter((key) => riders.split(',').includes(key));
  const { tier: _tier, added: _added, ...rest } = saved;
  return {
    ...rest,
    product: product.slug,
    ...(variant && { tier: variant }),
    ...(!isKnown && { sumInsured: BASE_SUMS_INSURED[product.slug], filters: scopeOf(product.slug) }),
    compared: product.showsTiersSideBySide ? planIdsOf(slug) : saved.compared,
    ...(added.length > 0 && { added }),
  };
}

/** Plans that pay from the first rupee, the fullest first; a top-up is no first plan. */
const SUGGESTED = ['reassurev2', 'aspire', 'reassure', 'health-companion', 'senior-first'] as const;

/** A translation key under `choosing.reasons.` */
export type SuggestionReason = (typeof SUGGESTED)[number] | 'cheapest';

export type Suggestion = { readonly price: PriceDto; readonly reason: SuggestionReason };

/** `plans` must be sorted by price. */
export function suggestPlan(plans: readonly PriceDto[]): Suggestion | undefined {
  for (const slug of SUGGESTED) {
    const usual = findProduct(slug)?.usualTier ?? '';
    const price = plans.find(({ product, tier }) => product === slug && tier === usual);
    if (price) return { price, reason: slug };
  }
  return plans[0] && { price: plans[0], reason: 'cheapest' };
}

export function sortPlans(plans: readonly PriceDto[], order: 'suggested' | 'price'): readonly PriceDto[] {
  if (order === 'price') return plans;
  const first = suggestPlan(plans)?.price;
  return plans.toSorted((one, other) => Number(other === first) - Number(one === first));
}

/** `plans` must have every tenure. */
export function savedBy(plans: readonly PriceDto[], { product, tier }: PriceDto, years: number): number {
  const forYears = (tenure: number) =>
    plans.find((price) => price.product === product && price.tier === tier && price.tenure === tenure);
  const [annual, whole] = [forYears(1), forYears(years)];
  return annual && whole ? annual.priceAfterTax * years - whole.priceAfterTax : 0;
}
