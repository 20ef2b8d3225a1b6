import { useState } from 'react';
import { firstFilter, type QuoteFilter, searchFilter } from '@/lib/domain/desk/list/filter';
import { LEAD_STATUS } from '@/lib/domain/quote/leadStatus';

/** A search has a filter of its own, so that the list is as it was when the search ends. */
export function useQuoteFilter() {
  const [listed, setListed] = useState(() => firstFilter(new Date()));
  const [search, setSearch] = useState<{ q: string; filter: QuoteFilter }>();
  return {
    q: search?.q,
    filter: search?.filter ?? listed,
    change: (filter: QuoteFilter) => (search ? setSearch({ ...search, filter }) : setListed(filter)),
    find: (q: string | undefined) =>
      setSearch(q === undefined ? undefined : { q, filter: searchFilter(listed) }),
    showUntouched: () => {
      setSearch(undefined);
      setListed({ ...firstFilter(new Date()), owner: 'mine', status: LEAD_STATUS.logged });
    },
  };
}
