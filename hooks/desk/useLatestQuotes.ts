import useSWR, { useSWRConfig } from 'swr';
import { getJson, watchJson } from '@/lib/client/common/fetcher';
import { api } from '@/lib/config/paths';
import type { LatestQuotesDto } from '@/lib/domain/desk/contract';
import type { QuoteCountsDto } from '@/lib/domain/desk/list/contract';
import type { QuoteFilter } from '@/lib/domain/desk/list/filter';
import { useSessionEnd } from './useSessionEnd';

/** `q`: what is searched for, over all days. */
export type LatestQuotesQuery = Partial<QuoteFilter> & {
  q?: string;
  cursor?: string;
  since?: string;
  limit?: number;
};

const WATCH_MS = 20_000;
const COUNT_MS = 60_000;

/** Fetches nothing while any parameter is null. */
export function useLatestQuotes(query: LatestQuotesQuery) {
  const onError = useSessionEnd();
  return useSWR<LatestQuotesDto, unknown>(keyOf(api.latestQuotes, query), getJson, {
    keepPreviousData: true,
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
    shouldRetryOnError: false,
    onError,
  });
}

/** What changed since, asked for again and again while the page is seen. */
export function useChangedQuotes(query: LatestQuotesQuery | undefined) {
  const onError = useSessionEnd();
  return useSWR<LatestQuotesDto, unknown>(query ? keyOf(api.latestQuotes, query) : null, watchJson, {
    refreshInterval: WATCH_MS,
    shouldRetryOnError: false,
    onError,
  });
}

export function useQuoteCounts({
  status: _status,
  sort: _sort,
  ...query
}: LatestQuotesQuery): QuoteCountsDto | undefined {
  const { data } = useSWR<QuoteCountsDto, unknown>(keyOf(api.quoteCounts, query), watchJson, {
    keepPreviousData: true,
    refreshInterval: COUNT_MS,
    shouldRetryOnError: false,
    onError: useSessionEnd(),
  });
  return data;
}

/** Looks at once for what changed in the list, instead of at its next turn. */
export function useRenewQuotes(): () => void {
  const { mutate } = useSWRConfig();
  return () => void mutate((key) => typeof key === 'string' && isWatched(new URL(key, 'http://site')));
}

function isWatched({ pathname, searchParams }: URL): boolean {
  return pathname === api.quoteCounts || (pathname === api.latestQuotes && searchParams.has('since'));
}

function keyOf(path: string, query: LatestQuotesQuery): string | null {
  const given = Object.entries<unknown>(query).filter(([, value]) => value !== undefined);
  if (given.some(([, value]) => value === null)) return null;
  const parameters = given.map(([name, value]) => [name, String(value)]);
  return `${path}?${new URLSearchParams(parameters)}`;
}
