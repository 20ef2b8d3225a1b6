import { useMemo } from 'react';
import { createVerifiedForm } from '@/hooks/common/forms/createVerifiedForm';
import { api, paths } from '@/lib/config/paths';
import type { TravellersDto } from '@/lib/domain/travel/contract';
import { detailsFor, type TripDetails } from '@/lib/domain/travel/travellers';
import { useLate } from '@/lib/late/useLate';
import type { Problems } from '@/lib/validation/common/problems';

export const isPaidTrip = ({ next }: TravellersDto) => next === 'decision' || next === 'done';

/** A change of the trip starts a new draft. */
export const useTripDetails = createVerifiedForm<TravellersDto, TripDetails>({
  name: 'travellers',
  pathOf: paths.tripTravellers,
  api: api.tripTravellers,
  toValues: ({ details }) => details,
  toBody: (details) => ({ details }),
  about: ({ about }) => about,
  isOver: isPaidTrip,
});

const loadRules = () => import('@/lib/validation/travel/travellers');

/** Undefined until the rules are loaded, which the page's own script doesn't hold. */
export function useTravellerProblems(
  { trip, today }: Pick<TravellersDto, 'trip' | 'today'>,
  details: TripDetails | undefined,
): Problems | undefined {
  const rules = useLate(loadRules);
  return useMemo(() => {
    if (!rules || !trip || !details) return undefined;
    return rules.checkTravellers(detailsFor(trip, details), trip, today);
  }, [rules, details, trip, today]);
}
