import { useRouter } from 'next/router';
import { useEffect, useState } from 'react';
import useSWR from 'swr/immutable';
import { postJson } from '@/lib/client/common/fetcher';
import { randomKey } from '@/lib/client/common/randomKey';
import { api, paths } from '@/lib/config/paths';
import type { ClaimDto } from '@/lib/domain/claims/contract';

const AT = /^#at-([\w-]{1,64})$/;

function begin([url, idempotencyKey]: readonly [string, string]): Promise<ClaimDto> {
  const hospitalId = AT.exec(window.location.hash)?.[1];
  return postJson<ClaimDto>(url, { answers: hospitalId ? { hospitalId } : {} }, { idempotencyKey });
}

/** Begins one claim once `isAllowed`, at the hospital that the address names, and goes to its questions. */
export function useBegunClaim(isAllowed: boolean) {
  const { replace } = useRouter();
  const [key] = useState(randomKey);
  const { data, error, mutate } = useSWR<ClaimDto, unknown>(
    isAllowed ? ([api.claims, key] as const) : null,
    begin,
    { shouldRetryOnError: false },
  );
  const claimId = data?.claimId;
  useEffect(() => {
    if (claimId) void replace(paths.claimDraft(claimId), undefined, { shallow: true });
  }, [replace, claimId]);
  return { error, again: () => mutate() };
}
