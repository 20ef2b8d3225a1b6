import { useState } from 'react';
import useSWR from 'swr';
import { hasStatus } from '@/lib/client/common/apiError';
import { getJson } from '@/lib/client/common/fetcher';
import { api } from '@/lib/config/paths';
import type { DeskClaimDto } from '@/lib/domain/claims/desk/contract';
import { whenClosed } from './closingBills';
import { useSessionEnd } from '@/hooks/desk/useSessionEnd';

let openings = 0;

export function deskClaimUrl(claimId: string): string {
  return `${api.deskClaim}?${new URLSearchParams({ claimId })}`;
}

/** Every read is audited, so the claim is read once per opening, never again by itself and never from a cache. */
export function useDeskClaim(claimId: string) {
  const onError = useSessionEnd();
  const [isOvertaken, setIsOvertaken] = useState(false);
  const [opening] = useState(() => (openings += 1));
  const url = deskClaimUrl(claimId);
  const { data, error, mutate } = useSWR<DeskClaimDto, unknown>(
    `${url}#${opening}`,
    async () => {
      await whenClosed(claimId);
      return getJson(url);
    },
    { revalidateOnFocus: false, revalidateOnReconnect: false, shouldRetryOnError: false, onError },
  );
  const isGone = hasStatus(error, 404);
  const renew = (isConflict = false) => {
    setIsOvertaken(isConflict);
    return mutate();
  };
  return { claim: data, error, isGone, isOvertaken, renew };
}
