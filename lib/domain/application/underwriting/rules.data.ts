import type { ProductSlug } from '@/lib/domain/plans/products.data';

/**
 * Limits of acceptance without an underwriter. Sample rules after published Indian proposal forms and
 * check-up grids, as of 2026-11.
 */
export const STRAIGHT_THROUGH = {
  /** The eldest's age in completed years. */
  maxAge: 60,
  /** For adults, inclusive, in kg/m². */
  bmi: { min: 17, max: 34 },
  sumInsured: 1_00_00_000,
  /** From this age, a smaller sum insured is referred. */
  elder: { age: 46, sumInsured: 50_00_000 },
  /** Cigarettes or pouches a day, drinks a week. */
  habits: { tobacco: 10, alcohol: 14 },
} as const;

/** Plans for older people accept higher ages. */
export const MAX_AGE_OF: Partial<Record<ProductSlug, number>> = { 'senior-first': 75 };
