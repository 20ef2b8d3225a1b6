/**
 * Rupees a year, old tax regime only: section 80D of the Income-tax Act 1961; from tax year 2026-27 section 126
 * of the Act of 2025, with the same limits.
 */
export const DEDUCTION_LIMITS = { ordinary: 25_000, senior: 50_000, checkups: 5_000 } as const;
/** Percent at the margin. */
export const TAX_RATES = [5, 20, 30] as const;
export const CESS_PERCENT = 4;

export type TaxRate = (typeof TAX_RATES)[number];
