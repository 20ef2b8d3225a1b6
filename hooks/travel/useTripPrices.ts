import useSWR from 'swr';
import { hasCode, hasStatus } from '@/lib/client/common/apiError';
import { getJson } from '@/lib/client/common/fetcher';
import { api } from '@/lib/config/paths';
import type { TripPlansDto } from '@/lib/domain/travel/tripPrice';
import type { Trip } from '@/lib/domain/travel/trip';
import { formatTrip } from '@/lib/domain/travel/tripForm';

export function useTripPrices(trip: Trip | undefined) {
  const answer = useSWR<TripPlansDto, unknown>(
    trip ? `${api.travelPrice}?${formatTrip(trip)}` : null,
    getJson,
    {
      keepPreviousData: true,
      revalidateOnFocus: false,
      shouldRetryOnError: false,
    },
  );
  const { error } = answer;
  const isPaused = hasCode(error, 'PLAN_NOT_AVAILABLE');
  // SWR would still have the prices of the trip before.
  return { ...answer, isPaused, ...(isPaused && { data: undefined }) };
}

/** Undefined once the trip has begun or a traveller is too old. */
export function useTripPrice(trip: Trip, sumInsuredUsd: number | undefined) {
  const { data, error, isPaused, mutate } = useTripPrices(trip);
  const price = data?.plans.find((plan) => plan.sumInsuredUsd === sumInsuredUsd);
  const isRefused = hasStatus(error, 400);
  return {
    price,
    isGone: !price && (data !== undefined || isRefused),
    hasFailed: error !== undefined,
    isPaused,
    retry: () => mutate(),
  };
}
