import useSWR from 'swr';
import { ApiError } from '@/lib/client/common/apiError';
import { getJson } from '@/lib/client/common/fetcher';
import { api } from '@/lib/config/paths';
import type { DeskClaimDto } from '@/lib/domain/claims/desk/contract';
import { useSessionEnd } from '@/hooks/desk/useSessionEnd';

/** Each reading is kept in the audit: none happens by itself. */
export function useDeskClaim(claimId: string) {
  const onError = useSessionEnd();
  const { data, error, mutate } = useSWR<DeskClaimDto, unknown>(
    `${api.deskClaim}?${new URLSearchParams({ claimId })}`,
    getJson,
    {
      ...{ revalidateOnFocus: false, revalidateOnReconnect: false, shouldRetryOnError: false },
      onError,
    },
  );
  const isGone = error instanceof ApiError && error.status === 404;
  return { claim: data, error, isGone, renew: () => mutate() };
}
