import useSWR, { useSWRConfig } from 'swr';
import { ApiError } from '@/lib/client/common/apiError';
import { getJson } from '@/lib/client/common/fetcher';
import { api } from '@/lib/config/paths';
import type { LatestQuotesDto } from '@/lib/domain/desk/contract';
import type { LeadStatus } from '@/lib/domain/quote/leadStatus';

export type LatestQuotesQuery = {
  /** `04 Jan 2027`; null until known. */
  from: string | null;
  to: string | null;
  status?: LeadStatus;
  product?: string;
  q?: string;
  page: number;
  limit: number;
};

/** Fetches nothing while any parameter is null. */
export function useLatestQuotes(query: LatestQuotesQuery) {
  const { mutate } = useSWRConfig();
  return useSWR<LatestQuotesDto, unknown>(keyOf(query), getJson, {
    keepPreviousData: true,
    shouldRetryOnError: false,
    onError: (error: unknown) => {
      if (error instanceof ApiError && error.status === 401) void mutate(api.staffSession);
    },
  });
}

function keyOf(query: LatestQuotesQuery): string | null {
  const given = Object.entries<unknown>(query).filter(([, value]) => value !== undefined);
  if (given.some(([, value]) => value === null)) return null;
  const parameters = given.map(([name, value]) => [name, String(value)]);
  return `${api.latestQuotes}?${new URLSearchParams(parameters)}`;
}
