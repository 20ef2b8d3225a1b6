import { useRouter } from 'next/router';
import useSWR from 'swr';
import { hasCode } from '@/lib/client/common/apiError';
import { getJson, postJson } from '@/lib/client/common/fetcher';
import { routeIdOf } from '@/lib/client/common/routeId';
import { api, paths } from '@/lib/config/paths';
import type { CancellationReason, PolicyDto } from '@/lib/domain/policy/contract';
import { isPolicyNumber } from '@/lib/domain/policy/policyNumber';
import { pageStateOf } from '@/hooks/common/pageState';
import { useUnproven } from '@/hooks/common/useUnproven';

const REFUND_ASKED_MS = 5_000;

export function usePolicy(isHydrated: boolean) {
  const named = routeIdOf(useRouter().asPath, paths.policy);
  const policyNumber = named !== undefined && isPolicyNumber(named) ? named : undefined;
  const query = new URLSearchParams({ policyNumber: policyNumber ?? '' });
  const { data, error, mutate } = useSWR<PolicyDto, unknown>(
    isHydrated && policyNumber ? `${api.policy}?${query}` : null,
    getJson,
    {
      shouldRetryOnError: false,
      refreshInterval: (latest) => (latest?.cancelled?.refund.status === 'underWay' ? REFUND_ASKED_MS : 0),
    },
  );
  useUnproven(mutate);
  const cancel = async (reason: CancellationReason, amount: number) => {
    try {
      const cancelled = await postJson<PolicyDto>(api.policyCancel, { policyNumber, amount, reason });
      await mutate(cancelled, { revalidate: false });
    } catch (problem) {
      // Another day may have begun: what is refunded now is shown before it is pressed again.
      if (hasCode(problem, 'PRICE_CHANGED')) await mutate();
      throw problem;
    }
  };
  return {
    policy: data,
    state: pageStateOf({
      isHydrated,
      isNamed: policyNumber !== undefined,
      isHere: data !== undefined,
      error,
    }),
    reload: () => mutate(),
    cancel,
  };
}
