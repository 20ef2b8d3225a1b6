import useSWR from 'swr/immutable';
import { getJson } from '@/lib/client/fetcher';
import { api } from '@/lib/config/paths';
import type { CityDto } from '@/lib/domain/contract';

/** Every city that we price, or those of another address; asked once a visit, when first enabled. */
export function useCities({ isEnabled = true, url = api.cities as string } = {}) {
  return useSWR<readonly CityDto[]>(isEnabled ? url : null, getJson, { shouldRetryOnError: false });
}
