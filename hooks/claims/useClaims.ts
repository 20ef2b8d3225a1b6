import useSWR from 'swr';
import { claimKeys } from '@/lib/client/claims/claimKeys';
import { deleteJson, getJson } from '@/lib/client/common/fetcher';
import { api } from '@/lib/config/paths';
import type {
  ClaimablePoliciesDto,
  ClaimHistoryDto,
  ClaimOtherDetailsDto,
} from '@/lib/domain/claims/contract';
import type { Paper } from '@/lib/domain/claims/papers.data';
import { pageStateOf } from '@/hooks/common/pageState';
import { useUnproven } from '@/hooks/common/useUnproven';

/** The claims of the proven number, the newest first. */
export function useClaims(isHydrated: boolean) {
  const { data, error, mutate } = useSWR<ClaimHistoryDto, unknown>(
    isHydrated ? api.claimHistory : null,
    getJson,
    { shouldRetryOnError: false },
  );
  useUnproven(mutate);
  const discard = async (claimId: string) => {
    await deleteJson(`${api.claims}?${new URLSearchParams({ claimId })}`);
    await mutate();
  };
  return {
    claims: data?.claims,
    state: pageStateOf({ isHydrated, isNamed: true, isHere: data !== undefined, error }),
    discard,
    reload: () => mutate(),
  };
}

/** The policies of the proven number, with what is left to claim. */
export function useClaimablePolicies(isAsked: boolean) {
  const { data, error, mutate } = useSWR<ClaimablePoliciesDto, unknown>(
    isAsked ? api.claimPolicies : null,
    getJson,
    { shouldRetryOnError: false, revalidateOnFocus: false },
  );
  useUnproven(mutate);
  return { today: data?.today, policies: data?.policies, error, reload: () => mutate() };
}

/** The papers that a claim still asks for. */
export function useMissingPapers(claimId: string): readonly Paper[] | undefined {
  const options = { shouldRetryOnError: false };
  return useSWR<ClaimOtherDetailsDto>(claimKeys.others(claimId), getJson, options).data?.missing;
}
