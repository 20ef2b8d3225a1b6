import useSWR from 'swr/immutable';
import { getJson } from '@/lib/client/common/fetcher';
import { api } from '@/lib/config/paths';
import type { IpCityDto } from '@/lib/domain/site/contract';

/** Asked once a visit: not again on focus or when stale. */
export function useIpCity(isWanted: boolean): string | undefined {
  const { data } = useSWR<IpCityDto, unknown>(isWanted ? api.ip : null, getJson, {
    shouldRetryOnError: false,
  });
  return data?.city;
}
