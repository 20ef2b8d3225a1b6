import { useRouter } from 'next/router';
import useSWR from 'swr';
import { getJson } from '@/lib/client/common/fetcher';
import { routeIdOf } from '@/lib/client/common/routeId';
import { pageStateOf } from '@/hooks/common/pageState';
import { useUnproven } from '@/hooks/common/useUnproven';
import { api, paths } from '@/lib/config/paths';
import type { TripPolicyDto } from '@/lib/domain/travel/contract';
import { isTripPolicyNumber } from '@/lib/domain/travel/tripPolicy';

const REFUND_ASKED_MS = 5_000;

function isUnderWay({ cancelled, returned }: Partial<TripPolicyDto> = {}): boolean {
  return (cancelled ?? returned)?.refund.status === 'underWay';
}

export function useTripPolicy(isHydrated: boolean) {
  const named = routeIdOf(useRouter().asPath, paths.policy);
  const policyNumber = named !== undefined && isTripPolicyNumber(named) ? named : undefined;
  const query = new URLSearchParams({ policyNumber: policyNumber ?? '' });
  const { data, error, mutate } = useSWR<TripPolicyDto, unknown>(
    isHydrated && policyNumber ? `${api.tripPolicy}?${query}` : null,
    getJson,
    {
      shouldRetryOnError: false,
      refreshInterval: (latest) => (isUnderWay(latest) ? REFUND_ASKED_MS : 0),
    },
  );
  useUnproven(mutate);
  const isHere = data !== undefined;
  return {
    policy: data,
    state: pageStateOf({ isHydrated, isNamed: policyNumber !== undefined, isHere, error }),
    reload: () => mutate(),
    keep: (policy: TripPolicyDto) => mutate(policy, { revalidate: false }),
  };
}
