import { CATEGORIES } from '../categories.data';
import type { PriceDto } from '../contract';
import { featuresOf } from '../planFeatures';
import type { Feature } from '../planFeatures.data';
import { findProduct } from '../products';

/** What plans can be narrowed down by, each with its choices. Waits differ for maternity alone. */
export const PLAN_FILTERS = {
  kind: ['maternity', 'senior-citizens', 'top-up', 'critical-illness', 'personal-accident'],
  room: ['singlePrivate', 'any'],
  maternity: ['9', '24', '48'],
  coPayment: ['none'],
  /** Rupees a year. */
  most: ['10000', '15000', '25000', '50000'],
} as const;

export type FilterKey = keyof typeof PLAN_FILTERS;
export const FILTER_KEYS = Object.keys(PLAN_FILTERS) as readonly FilterKey[];
export type PlanFilters = { readonly [Key in FilterKey]?: string };

export function parsePlanFilters(values: unknown): PlanFilters {
  if (typeof values !== 'object' || values === null) return {};
  const given = values as Record<string, unknown>;
  return Object.fromEntries(
    FILTER_KEYS.flatMap((key) => {
      const choices: readonly string[] = PLAN_FILTERS[key];
      const value = given[key];
      return typeof value === 'string' && choices.includes(value) ? [[key, value]] : [];
    }),
  );
}

/** The filters that show a product which stands on no list of hospital plans. */
export function scopeOf(slug: string): PlanFilters {
  if (findProduct(slug)?.pays !== 'lumpSum') return {};
  const kind = PLAN_FILTERS.kind.find((each) => isOfKind(slug, each));
  return kind ? { kind } : {};
}

/** Whether a product is of the kind that is looked for; without one, whether it pays hospital bills. */
export function isInScope(slug: string, { kind }: PlanFilters): boolean {
  return kind ? isOfKind(slug, kind) : findProduct(slug)?.pays !== 'lumpSum';
}

function isOfKind(slug: string, kind: string): boolean {
  const products: readonly string[] = CATEGORIES.find((category) => category.slug === kind)?.products ?? [];
  return products.includes(slug);
}

/** The first wish that a plan does not meet. */
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
  /** One form of each product, cheapest first. */
  readonly shown: readonly PriceDto[];
  /** What the wishes leave out, each with the first wish that it misses. */
  readonly leftOut: readonly { price: PriceDto; misses: FilterKey }[];
};

type Wish = { product?: string; tier?: string; filters: PlanFilters };

/** Of each product the form that was chosen, or the usual one, or the cheapest that meets the wishes. */
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
