import { useRouter } from 'next/router';
import useSWR from 'swr';
import { ApiError } from '@/lib/client/apiError';
import { getJson, postJson } from '@/lib/client/fetcher';
import { api } from '@/lib/config/paths';
import type { CancellationReason, PolicyDto } from '@/lib/domain/policy/contract';
import { isPolicyNumber } from '@/lib/domain/policy/policyNumber';

/** How often it is asked whether the money of a policy that was given back is sent. */
const REFUND_ASKED_MS = 5_000;

/** The policy of an address; one prerendered page answers for all of them, so its route has no parameter. */
export function policyNumberOf(asPath: string): string | undefined {
  const [, number] = /^\/policy\/([\w-]+)$/.exec(asPath.split(/[?#]/)[0] ?? '') ?? [];
  return number !== undefined && isPolicyNumber(number) ? number : undefined;
}

/** The policy of the address, or why it is not there: nobody's, behind a code, or not to be had just now. */
export function usePolicy(isHydrated: boolean) {
  const policyNumber = policyNumberOf(useRouter().asPath);
  const query = new URLSearchParams({ policyNumber: policyNumber ?? '' });
  const { data, error, mutate } = useSWR<PolicyDto, unknown>(
    isHydrated && policyNumber ? `${api.policy}?${query}` : null,
    getJson,
    {
      shouldRetryOnError: false,
      refreshInterval: (latest) => (latest?.cancelled?.refund.status === 'underWay' ? REFUND_ASKED_MS : 0),
    },
  );
  const status = error instanceof ApiError ? error.status : 0;
  const cancel = async (reason: CancellationReason) => {
    const cancelled = await postJson<PolicyDto>(api.policyCancel, { policyNumber, reason });
    await mutate(cancelled, { revalidate: false });
  };
  return {
    policy: data,
    isLocked: status === 401,
    isMissing:
      isHydrated && (!policyNumber || (status >= 400 && status < 500 && status !== 401 && status !== 429)),
    hasFailed: !data && error !== undefined,
    reload: () => mutate(),
    cancel,
  };
}
