import useSWR from 'swr';
import { askEvery } from '@/lib/client/common/askEvery';
import { watchJson } from '@/lib/client/common/fetcher';
import { api } from '@/lib/config/paths';
import type { ClaimKind, ClaimStatus } from '@/lib/domain/claims/claim';
import { given } from '@/lib/domain/common/given';
import type { DeskClaimsDto } from '@/lib/domain/claims/desk/contract';
import { usePages } from '@/hooks/desk/usePages';
import { useSessionEnd } from '@/hooks/desk/useSessionEnd';

export type ClaimFilter = { status?: ClaimStatus; kind?: ClaimKind };

const PAGE_SIZE = 20;
const RENEW_MS = 30_000;

/** The queue page by page, renewed while it is seen. */
export function useDeskClaims(filter: ClaimFilter) {
  const onError = useSessionEnd();
  const { cursor, around } = usePages(JSON.stringify(filter), PAGE_SIZE);
  const query = new URLSearchParams({ ...given({ ...filter, cursor }), limit: String(PAGE_SIZE) });
  const page = useSWR<DeskClaimsDto, unknown>(`${api.deskClaims}?${query}`, watchJson, {
    keepPreviousData: true,
    ...askEvery(RENEW_MS),
    onError,
  });
  const { data, error, isLoading, mutate } = page;
  return { data, error, reload: () => void mutate(), ...around(isLoading ? undefined : data?.next) };
}

export type ClaimQueue = ReturnType<typeof useDeskClaims>;
