import type { QuoteRowDto } from '@/lib/domain/desk/contract';
import { belongs, type QuoteFilter } from '@/lib/domain/desk/list/filter';
import { type LatestQuotesQuery, useChangedQuotes, useLatestQuotes } from './useLatestQuotes';
import { usePages } from './usePages';

const PAGE_SIZE = 20;
const MOST_CHANGED = 100;

/** A search looks through all days; what else is chosen narrows it. */
export function toQuery(filter: QuoteFilter, q: string | undefined): LatestQuotesQuery {
  if (q === undefined) return filter;
  const { from: _from, to: _to, ...others } = filter;
  return { ...others, q };
}

/** The list stands still: rows change in place, and new ones wait until they are asked for. */
export function useQuoteList(filter: QuoteFilter, q: string | undefined, staffId: string) {
  const query = toQuery(filter, q);
  const { cursor, toFirst, around } = usePages(JSON.stringify(query), PAGE_SIZE);
  const page = useLatestQuotes({ ...query, cursor, limit: PAGE_SIZE });
  const { data } = page;
  const { status: _status, owner: _owner, ...wide } = query;
  const changed = useChangedQuotes(
    data && { ...wide, sort: '-updatedAt', since: data.asOf, limit: MOST_CHANGED },
  );
  const changes = changed.data?.quotes ?? [];
  const rows = data?.quotes.map((row) => changes.find(({ quoteId }) => quoteId === row.quoteId) ?? row);
  const isShown = ({ quoteId }: QuoteRowDto) => rows?.some((row) => row.quoteId === quoteId);
  const fresh = changes.filter((row) => !isShown(row) && belongs(row, filter, staffId));
  return {
    rows,
    error: page.error,
    isLoading: page.isValidating,
    fresh: cursor === undefined ? fresh.length : 0,
    reload: () => {
      toFirst();
      void page.mutate();
    },
    // Until a page is there, the rows are those of the page before.
    ...around(page.isLoading ? undefined : data?.next),
  };
}

export type QuoteListState = ReturnType<typeof useQuoteList>;
