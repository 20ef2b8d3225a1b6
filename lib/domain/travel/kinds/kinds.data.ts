import type { Destination } from '@/lib/domain/travel/destinations.data';

/** One trip, many trips in a year, or studies abroad, with sample limits. Ages are those on the first day. */
export const TRIP_KINDS = {
  single: { travellers: 6, minAge: 0, maxAge: 80 },
  annual: { travellers: 6, minAge: 18, maxAge: 70 },
  studies: { travellers: 1, minAge: 16, maxAge: 35 },
} as const satisfies Record<string, { travellers: number; minAge: number; maxAge: number }>;

export type TripKind = keyof typeof TRIP_KINDS;
export const TRIP_KIND_KEYS = Object.keys(TRIP_KINDS) as readonly TripKind[];

/** Days of the longest trip of a year, counting both its first and its last. */
export const LONGEST_TRIPS: readonly number[] = [30, 45, 60];

export const YEAR_MONTHS = 12;
/** `whole` includes the months by which studies are extended from abroad. */
export const STUDY_MONTHS = { least: 1, most: 24, whole: 36 } as const;

/** A year is bought for a region, since its trips lead to many countries. */
export const ANNUAL_DESTINATIONS = [
  'asia',
  'emirates',
  'schengen',
  'mostOfWorld',
  'world',
] as const satisfies readonly Destination[];

/** How links name a kind (`?kind=`), beside the keys themselves. */
export const KIND_LINKS: Readonly<Record<string, TripKind>> = { student: 'studies', multi: 'annual' };
