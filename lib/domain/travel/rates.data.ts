import type { BasisPoints, Curve } from '../quote/pricing/rateTable';
import type { Region } from './destinations.data';

/** Sample rates of November 2026, shaped like a retail tariff. */
export const TRIP_RATES = {
  version: 'sample-travel-2026-11',
  /** Whole rupees for a traveller of 18 to 40 with the least sum: once, and a day. */
  regions: {
    asia: { once: 190, day: 21 },
    gulf: { once: 210, day: 23 },
    europe: { once: 280, day: 33 },
    world: { once: 300, day: 36 },
    america: { once: 460, day: 61 },
  } satisfies Record<Region, { once: number; day: number }>,
  ages: [
    [0, 8_500],
    [18, 10_000],
    [41, 11_800],
    [51, 14_600],
    [61, 21_500],
    [71, 34_000],
  ] satisfies Curve,
  /** In US dollars; `maxAge` inclusive. */
  covers: [
    { sum: 50_000, share: 10_000, maxAge: 80 },
    { sum: 1_00_000, share: 12_400, maxAge: 70 },
    { sum: 2_50_000, share: 15_700, maxAge: 70 },
    { sum: 5_00_000, share: 19_200, maxAge: 60 },
  ] satisfies readonly { sum: number; share: BasisPoints; maxAge: number }[],
} as const;

export const TRIP_SUMS: readonly number[] = TRIP_RATES.covers.map(({ sum }) => sum);

// The exemption of September 2025 names individual health policies; whether it covers travel is unsettled,
// so the general rate applies.
export const TRIP_TAX: BasisPoints = 1_800;

/** Euros for 10,000 US dollars, the sample rate of November 2026. */
export const USD_IN_EUR = 9_140;
