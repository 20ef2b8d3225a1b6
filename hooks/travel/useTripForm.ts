import { lateResolver } from '@/hooks/common/forms/lateResolver';
import { useKeptForm, type KeptForm } from '@/hooks/quote/useKeptForm';
import { emptyTrip, parseTripForm, toTripForm, type TripForm } from '@/lib/domain/travel/tripForm';

const tripForm: KeptForm<TripForm> = {
  key: 'form4',
  part: 'trip',
  empty: emptyTrip,
  parse: parseTripForm,
  ofQuote: ({ trip, sumInsuredUsd, quoteId }) =>
    trip && { ...toTripForm(trip), quoteId, ...(sumInsuredUsd !== undefined && { sumInsuredUsd }) },
  isOf: (trip, quoteId) => trip.quoteId === quoteId,
  givesWay: true,
  complete: (trip, quoteId, birth) => ({
    ...trip,
    ...(typeof birth === 'string' && trip.travellers.join('') === '' && { travellers: [birth] }),
    ...(quoteId !== undefined && { quoteId }),
  }),
  resolver: lateResolver(() => import('./tripResolver').then((module) => module.tripResolver)),
};

export function useTripForm(
  quoteId: string | undefined,
  isHydrated: boolean,
  onTyped?: (trip: TripForm) => void,
) {
  return useKeptForm(tripForm, { quoteId, isHydrated, onTyped });
}
