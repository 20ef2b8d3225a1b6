/** What can be bought at all; each product's table says which of it that product has. */
export const SUM_INSURED_LIMITS = { min: 1_00_000, max: 3_00_00_000 } as const;

/** Years that one premium covers. */
export const TENURES = [1, 2, 3] as const;

export const FREQUENCIES = ['once', 'half-yearly', 'quarterly', 'monthly'] as const;

export type Frequency = (typeof FREQUENCIES)[number];

/** What can be paid today: a mandate for instalments is not there yet, so nothing offers them. */
export const OFFERED_FREQUENCIES: readonly Frequency[] = ['once'];

/** How a premium is paid that was chosen before: all at once, where its way is not offered any more. */
export function offeredFrequency(chosen: Frequency | undefined): Frequency | undefined {
  return OFFERED_FREQUENCIES.find((each) => each === chosen);
}

/** Payments in a year. Paying in parts costs nothing more; it loses the discount of years paid ahead. */
export const PAYMENTS_A_YEAR: Readonly<Record<Exclude<Frequency, 'once'>, number>> = {
  'half-yearly': 2,
  quarterly: 4,
  monthly: 12,
};
