import type { ProductSlug } from '@/lib/domain/plans/products.data';

/**
 * Where a proposal leaves the straight way and goes to an underwriter. Sample rules in the manner of Indian
 * retail health insurers (published proposal forms and pre-policy check-up grids), as of 2026-11.
 */
export const STRAIGHT_THROUGH = {
  /** Completed years of the eldest. */
  maxAge: 60,
  /** Of adults, inclusive: kilograms over the height in metres squared. */
  bmi: { min: 17, max: 34 },
  sumInsured: 1_00_00_000,
  /** From this age on, already from the smaller sum. */
  elder: { age: 46, sumInsured: 50_00_000 },
  /** Cigarettes or pouches a day, drinks a week. */
  habits: { tobacco: 10, alcohol: 14 },
} as const;

/** Plans made for older people take them on the straight way for longer. */
export const MAX_AGE_OF: Partial<Record<ProductSlug, number>> = { 'senior-first': 75 };
