import type { BasisPoints, Curve } from '@/lib/domain/quote/pricing/rateTable';
import type { Region } from './destinations.data';

/** Sample rates of November 2026, shaped like a retail tariff; `covers` are those of every kind. */
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

/** A year of many trips, in whole rupees: for somebody of 18 to 40 with the least sum and trips of up to 30 days. */
export const ANNUAL_RATES = {
  version: 'sample-annual-2026-11',
  regions: {
    asia: 2_450,
    gulf: 2_300,
    europe: 3_600,
    world: 4_150,
    america: 6_900,
  } satisfies Record<Region, number>,
  longest: [
    [30, 10_000],
    [45, 12_500],
    [60, 14_700],
  ] satisfies Curve,
  ages: [
    [18, 10_000],
    [41, 12_600],
    [51, 16_400],
    [61, 24_800],
  ] satisfies Curve,
} as const;

/** Studies, in whole rupees: for somebody of 16 to 25 with the least sum, once and a month. */
export const STUDY_RATES = {
  version: 'sample-studies-2026-11',
  regions: {
    asia: { once: 650, month: 520 },
    gulf: { once: 650, month: 540 },
    europe: { once: 900, month: 760 },
    world: { once: 980, month: 840 },
    america: { once: 1_450, month: 1_490 },
  } satisfies Record<Region, { once: number; month: number }>,
  ages: [
    [16, 10_000],
    [26, 11_300],
  ] satisfies Curve,
} as const;

export const TRIP_SUMS: readonly number[] = TRIP_RATES.covers.map(({ sum }) => sum);

// The exemption of September 2025 names individual health policies; whether it covers travel is unsettled,
// so the general rate applies.
export const TRIP_TAX: BasisPoints = 1_800;

/** Euros for 10,000 US dollars, the sample rate of November 2026. */
export const USD_IN_EUR = 9_140;
