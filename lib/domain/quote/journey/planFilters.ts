import { CATEGORIES } from '@/lib/domain/plans/categories.data';
import { findProduct } from '@/lib/domain/plans/products';

/** Maternity is the only waiting period in which plans differ. */
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

export function scopeOf(slug: string): PlanFilters {
  if (findProduct(slug)?.pays !== 'lumpSum') return {};
  const kind = PLAN_FILTERS.kind.find((each) => isOfKind(slug, each));
  return kind ? { kind } : {};
}

export function isInScope(slug: string, { kind }: PlanFilters): boolean {
  return kind ? isOfKind(slug, kind) : findProduct(slug)?.pays !== 'lumpSum';
}

function isOfKind(slug: string, kind: string): boolean {
  const products: readonly string[] = CATEGORIES.find((category) => category.slug === kind)?.products ?? [];
  return products.includes(slug);
}
