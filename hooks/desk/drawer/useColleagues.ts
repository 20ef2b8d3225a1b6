import useSWR from 'swr';
import { getJson } from '@/lib/client/common/fetcher';
import { api } from '@/lib/config/paths';
import type { ColleaguesDto } from '@/lib/domain/desk/list/contract';

export function useColleagues() {
  const { data } = useSWR<ColleaguesDto, unknown>(api.quoteOwner, getJson, {
    shouldRetryOnError: false,
    revalidateOnFocus: false,
  });
  return data?.colleagues ?? [];
}
