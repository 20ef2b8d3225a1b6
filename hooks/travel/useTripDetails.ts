import { useEffect, useMemo, useState } from 'react';
import { createVerifiedForm } from '@/hooks/common/forms/createVerifiedForm';
import { api, paths } from '@/lib/config/paths';
import type { TravellersDto } from '@/lib/domain/travel/contract';
import { detailsFor, type TripDetails } from '@/lib/domain/travel/travellers';
import type { checkTravellers } from '@/lib/validation/travel/travellers';
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

/** Undefined until the rules are loaded, which the page's own script doesn't hold. */
export function useTravellerProblems(
  { trip, today }: Pick<TravellersDto, 'trip' | 'today'>,
  details: TripDetails | undefined,
): Problems | undefined {
  const [check, setCheck] = useState<{ run: typeof checkTravellers }>();
  useEffect(() => {
    void import('@/lib/validation/travel/travellers').then((module) =>
      setCheck({ run: module.checkTravellers }),
    );
  }, []);
  return useMemo(() => {
    if (!check || !trip || !details) return undefined;
    return check.run(detailsFor(trip, details), trip, today);
  }, [check, details, trip, today]);
}
