import useSWR from 'swr';
import { askEvery } from '@/lib/client/common/askEvery';
import { getJson, watchJson } from '@/lib/client/common/fetcher';
import { useSessionEnd } from '@/hooks/desk/useSessionEnd';

type Named = Readonly<Record<string, string | number>>;

const addressOf = (path: string, named: Named) =>
  `${path}?${new URLSearchParams(Object.entries(named).map(([name, value]) => [name, String(value)]))}`;

/**
 * A list of the desk, page by page; the earlier page stays until the next is here. `watchMs`: how often it is asked for
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

/** A record of the desk about one person. Each reading is audited, so none happens by itself. */
export function useDeskRecord<Data>(path: string, named: Named, isOpened: boolean) {
  const onError = useSessionEnd();
  return useSWR<Data, unknown>(isOpened ? addressOf(path, named) : null, getJson, {
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
    shouldRetryOnError: false,
    onError,
  });
}
