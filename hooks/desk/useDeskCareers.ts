import useSWR from 'swr';
import { getJson, postJson } from '@/lib/client/common/fetcher';
import { api } from '@/lib/config/paths';
import type { CandidacyWord } from '@/lib/domain/careers/candidacy';
import type { CandidacyWorkedDto, DeskCandidaciesDto, DeskCandidacyDto } from '@/lib/domain/careers/contract';
import { useSessionEnd } from './useSessionEnd';

export type CareersFilter = { status: 'open' | 'done'; page: number };

export function useDeskCareers({ status, page }: CareersFilter) {
  const onError = useSessionEnd();
  const query = new URLSearchParams({ status, page: String(page) });
  return useSWR<DeskCandidaciesDto, unknown>(`${api.deskCandidacies}?${query}`, getJson, {
    keepPreviousData: true,
    shouldRetryOnError: false,
    onError,
  });
}

/** Each reading is kept in the audit: none happens by itself. */
export function useDeskCandidacy(candidacyId: string, isOpened: boolean) {
  const onError = useSessionEnd();
  const query = new URLSearchParams({ candidacyId });
  const { data, error, mutate } = useSWR<DeskCandidacyDto, unknown>(
    isOpened ? `${api.deskCandidacy}?${query}` : null,
    getJson,
    { revalidateOnFocus: false, revalidateOnReconnect: false, shouldRetryOnError: false, onError },
  );
  const say = (what: CandidacyWord) =>
    postJson<CandidacyWorkedDto>(api.deskCandidacyWork, { candidacyId, version: data?.version, what });
  return { candidacy: data, error, say, renew: () => mutate() };
}
