import { useTranslations } from 'next-intl';
import { kindOf } from '@/lib/domain/travel/kinds/kinds';
import { tripDays, type Trip } from '@/lib/domain/travel/trip';

/** The values of texts about a trip's length: days, the longest trip of a year, or months. */
export function lengthValuesOf(trip: Trip) {
  const { longestTrip = 0, months = 0 } = trip;
  return { kind: kindOf(trip), days: tripDays(trip), longestTrip, months };
}

/** Words such as `10 days`, or `one year, each trip up to 30 days`. */
export function useTripLength(trip: Trip): string {
  const t = useTranslations('travel');
  return t('length', lengthValuesOf(trip));
}
