import { type LatestQuotesQuery, useLatestQuotes } from '@/hooks/desk/useLatestQuotes';
import { quoteDateWindow, todayInIndia } from '@/lib/domain/common/dates';
import { type QuoteFilter, QuoteFilters } from './QuoteFilters';
import { QuoteList } from './QuoteList';
import { StatusFilter } from './StatusFilter';

const PAGE_SIZE = 20;

type Props = {
  filter: QuoteFilter;
  onFilter: (filter: QuoteFilter) => void;
  opened: string | undefined;
  onOpen: (quoteId: string) => void;
};

export function Quotes({ filter, onFilter, opened, onOpen }: Props) {
  const answer = useLatestQuotes(toQuery(filter));
  const narrow = (change: Partial<QuoteFilter>) => onFilter({ ...filter, page: 1, ...change });
  return (
    <>
      <QuoteFilters
        filter={filter}
        onChange={narrow}
        isBusy={answer.isValidating}
        onRefresh={() => void answer.mutate()}
      />
      <StatusFilter
        status={filter.status}
        counts={answer.data?.counts}
        onChange={(status) => narrow({ status })}
      />
      <QuoteList
        answer={answer}
        isSearch={filter.q !== undefined}
        onPage={(page) => narrow({ page })}
        opened={opened}
        onOpen={onOpen}
      />
    </>
  );
}

function toQuery({ since, ...rest }: QuoteFilter): LatestQuotesQuery {
  const { start, end } = quoteDateWindow(todayInIndia(new Date()), since);
  return { ...rest, from: start, to: end, limit: PAGE_SIZE };
}
