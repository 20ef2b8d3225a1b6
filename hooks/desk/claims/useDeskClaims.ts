import { useState } from 'react';
import useSWR from 'swr';
import { askEvery } from '@/lib/client/common/askEvery';
import { watchJson } from '@/lib/client/common/fetcher';
import { api } from '@/lib/config/paths';
import type { ClaimKind, ClaimStatus } from '@/lib/domain/claims/claim';
import type { DeskClaimsDto } from '@/lib/domain/claims/desk/contract';
import { useSessionEnd } from '@/hooks/desk/useSessionEnd';

export type ClaimFilter = { status?: ClaimStatus; kind?: ClaimKind };

const PAGE_SIZE = 20;
const RENEW_MS = 30_000;

/** The queue page by page, renewed while it is seen. */
export function useDeskClaims(filter: ClaimFilter) {
  const onError = useSessionEnd();
  const of = JSON.stringify(filter);
  const [place, setPlace] = useState<{ of: string; cursors: readonly string[] }>({ of, cursors: [] });
  const cursors = place.of === of ? place.cursors : [];
  const cursor = cursors.at(-1);
  const query = new URLSearchParams({ ...filter, ...(cursor && { cursor }), limit: String(PAGE_SIZE) });
  const { data, error, mutate } = useSWR<DeskClaimsDto, unknown>(`${api.deskClaims}?${query}`, watchJson, {
    keepPreviousData: true,
    ...askEvery(RENEW_MS),
    onError,
  });
  const goTo = (to: readonly string[]) => setPlace({ of, cursors: to });
  return {
    data,
    error,
    reload: () => void mutate(),
    offset: cursors.length * PAGE_SIZE,
    next: data?.next === undefined ? undefined : () => goTo([...cursors, data.next ?? '']),
    previous: cursors.length === 0 ? undefined : () => goTo(cursors.slice(0, -1)),
  };
}

export type ClaimQueue = ReturnType<typeof useDeskClaims>;
