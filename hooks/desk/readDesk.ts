import useSWR from 'swr';
import { askEvery } from '@/lib/client/common/askEvery';
import { getJson, watchJson } from '@/lib/client/common/fetcher';
import { useSessionEnd } from './useSessionEnd';

type Named = Readonly<Record<string, string | number>>;

function addressOf(path: string, named: Named): string {
  const query = new URLSearchParams(Object.entries(named).map(([name, value]) => [name, String(value)]));
  return query.size > 0 ? `${path}?${query}` : path;
}

/**
 * What a page of the desk shows; the earlier one stays until the next is here. `watchMs`: how often it is asked for
 * again.
 */
export function useDeskPage<Data>(path: string, named: Named, watchMs?: number) {
  const onError = useSessionEnd();
  return useSWR<Data, unknown>(addressOf(path, named), watchMs ? watchJson : getJson, {
    keepPreviousData: true,
    ...(watchMs ? askEvery(watchMs) : { shouldRetryOnError: false }),
    onError,
  });
}

/** What is audited at each reading, so that none happens by itself; nothing is read until `isOpened`. */
export function useDeskRecord<Data>(path: string, named: Named, isOpened = true) {
  const onError = useSessionEnd();
  return useSWR<Data, unknown>(isOpened ? addressOf(path, named) : null, getJson, {
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
    shouldRetryOnError: false,
    onError,
  });
}
