import useSWR from 'swr';
import { getJson } from '@/lib/client/fetcher';
import { api } from '@/lib/config/paths';
import type { TripPlansDto } from '@/lib/domain/contract';
import type { Trip } from '@/lib/domain/travel/trip';
import { formatTrip } from '@/lib/domain/travel/tripForm';

/** What the trip costs with each sum insured; nothing is asked before it is whole. */
export function useTripPrices(trip: Trip | undefined) {
  return useSWR<TripPlansDto, unknown>(trip ? `${api.travelPrice}?${formatTrip(trip)}` : null, getJson, {
    keepPreviousData: true,
    revalidateOnFocus: false,
    shouldRetryOnError: false,
  });
}
