/** The limits over all products, in rupees. */
export const SUM_INSURED_LIMITS = { min: 1_00_000, max: 3_00_00_000 } as const;

/** The terms on offer, in years. */
export const TENURES = [1, 2, 3] as const;

export const FREQUENCIES = ['once', 'half-yearly', 'quarterly', 'monthly'] as const;

export type Frequency = (typeof FREQUENCIES)[number];

/** Instalments need a mandate, which is not supported yet. */
export const OFFERED_FREQUENCIES: readonly Frequency[] = ['once'];

/** Undefined where the chosen frequency is no longer offered. */
export function offeredFrequency(chosen: Frequency | undefined): Frequency | undefined {
  return OFFERED_FREQUENCIES.find((each) => each === chosen);
}

/** Payments a year. Instalments cost nothing extra but lose the discount for years paid ahead. */
export const PAYMENTS_A_YEAR: Readonly<Record<Exclude<Frequency, 'once'>, number>> = {
  'half-yearly': 2,
  quarterly: 4,
  monthly: 12,
};
