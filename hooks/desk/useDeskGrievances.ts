import useSWR from 'swr';
import { getJson, postJson } from '@/lib/client/common/fetcher';
import { api } from '@/lib/config/paths';
import type { DeskGrievanceDto, DeskGrievancesDto } from '@/lib/domain/grievances/contract';
import type { GrievanceOutcome } from '@/lib/domain/grievances/grievance';
import { useSessionEnd } from './useSessionEnd';

export type GrievanceFilter = { status: 'open' | 'done'; page: number };
export type GrievanceStep = {
  what: 'noted' | 'asked' | 'answered';
  text: string;
  outcome?: GrievanceOutcome;
};

export function useDeskGrievances({ status, page }: GrievanceFilter) {
  const onError = useSessionEnd();
  const query = new URLSearchParams({ status, page: String(page) });
  return useSWR<DeskGrievancesDto, unknown>(`${api.deskGrievances}?${query}`, getJson, {
    keepPreviousData: true,
    shouldRetryOnError: false,
    onError,
  });
}

/** Each reading is kept in the audit: none happens by itself. */
export function useDeskGrievance(grievanceId: string, isOpened: boolean) {
  const onError = useSessionEnd();
  const query = new URLSearchParams({ grievanceId });
  const { data, error, mutate } = useSWR<DeskGrievanceDto, unknown>(
    isOpened ? `${api.deskGrievance}?${query}` : null,
    getJson,
    { revalidateOnFocus: false, revalidateOnReconnect: false, shouldRetryOnError: false, onError },
  );
  const work = async (step: GrievanceStep) => {
    const done = await postJson(api.deskGrievanceWork, { grievanceId, version: data?.version, ...step });
    await mutate();
    return done;
  };
  return { grievance: data, error, work, renew: () => mutate() };
}
