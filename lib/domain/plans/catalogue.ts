import { BASE_SUMS_INSURED } from './baseSums.data';
import { CATEGORIES, type CategorySlug } from './categories.data';
import type { IsoDate } from '@/lib/domain/common/dates';
import { AGE_LIMITS, MEMBER_LIMITS } from '@/lib/domain/quote/members';
import { findRateTable } from '@/lib/domain/quote/pricing/rates';
import type { ProductSlug } from './products.data';
import { ridersOf, type RiderKey } from './riders.data';

/** Rupees; ages in completed years. */
export type PlanTerms = {
  readonly entryAge: { readonly min: number; readonly max: number };
  readonly children: { readonly most: number; readonly minDays: number; readonly maxAge: number } | undefined;
  readonly largestFamily: number;
  readonly basis: 'floater' | 'individual';
  readonly sumsInsured: readonly number[];
  readonly baseSumInsured: number;
  readonly riders: readonly RiderKey[];
  readonly discountPercent: number;
};

export function termsOf(slug: ProductSlug, today: IsoDate): PlanTerms | undefined {
  const table = findRateTable(slug, today);
  if (!table) return undefined;
  const { minDays, max } = AGE_LIMITS.child;
  return {
    entryAge: table.entryAge,
    children: table.takesChildren ? { most: MEMBER_LIMITS.children, minDays, maxAge: max } : undefined,
    largestFamily: MEMBER_LIMITS.members,
    basis: table.basis,
    sumsInsured: table.covers.map(([sum]) => sum),
    baseSumInsured: BASE_SUMS_INSURED[slug],
    riders: ridersOf(slug),
    discountPercent: (table.discount?.share ?? 0) / 100,
  };
}

export function isCategorySlug(value: unknown): value is CategorySlug {
  return CATEGORIES.some(({ slug }) => slug === value);
}
