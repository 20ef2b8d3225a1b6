import useSWR from 'swr';
import { getJson } from '@/lib/client/common/fetcher';
import { api } from '@/lib/config/paths';
import type { StoredDto } from '@/lib/domain/site/contract';

const REFRESH_MS = 2000;

export function useStored(collection: string, id: string) {
  const key = `${api.stored}?${new URLSearchParams({ collection, ...(id && { id }) })}`;
  return useSWR<StoredDto, unknown>(key, getJson, { refreshInterval: REFRESH_MS, keepPreviousData: true });
}
