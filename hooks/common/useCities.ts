import useSWR from 'swr/immutable';
import { getJson } from '@/lib/client/common/fetcher';
import { api } from '@/lib/config/paths';
import type { CityDto } from '@/lib/domain/places/contract';

export function useCities(typed: string, url: string = api.cities) {
  const q = typed.trim();
  const isCity = q.length >= 2 && !/^\d/.test(q);
  return useSWR<readonly CityDto[], unknown>(
    isCity ? `${url}?${new URLSearchParams({ q })}` : null,
    getJson,
    {
      keepPreviousData: true,
      shouldRetryOnError: false,
    },
  );
}
