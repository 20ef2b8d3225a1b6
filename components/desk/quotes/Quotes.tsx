import { useTranslations } from 'next-intl';
import { Button } from '@/components/common/ui/Button';
import { useKept } from '@/hooks/desk/useKept';
import { useQuoteCounts } from '@/hooks/desk/useLatestQuotes';
import { toQuery, useQuoteList } from '@/hooks/desk/useQuoteList';
import { FIRST_COLUMNS, readColumns } from '@/lib/domain/desk/list/columns';
import { isNarrowed, type QuoteFilter } from '@/lib/domain/desk/list/filter';
import styles from '@/components/desk/Dashboard.module.css';
import { MoreFilters } from './MoreFilters';
import { QuoteFilters } from './QuoteFilters';
import { QuoteList } from './QuoteList';
import { StatusFilter } from './StatusFilter';
import { Waiting } from './Waiting';

type Props = {
  filter: QuoteFilter;
  onFilter: (filter: QuoteFilter) => void;
  /** The search text. */
  q: string | undefined;
  staffId: string;
  opened: string | undefined;
  onOpen: (quoteId: string) => void;
  onSend: (quoteId: string) => void;
  /** Lead to what waits for the person who is signed in. */
  onCalls: () => void;
  onUntouched: () => void;
};

export function Quotes({
  filter,
  onFilter,
  q,
  staffId,
  opened,
  onOpen,
  onSend,
  onCalls,
  onUntouched,
}: Props) {
  const t = useTranslations('desk');
  const list = useQuoteList(filter, q, staffId);
  const counted = useQuoteCounts(toQuery(filter, q));
  const [columns, setColumns] = useKept('deskColumns', readColumns, FIRST_COLUMNS);
  const change = (part: Partial<QuoteFilter>) => onFilter({ ...filter, ...part });
  const sort = filter.sort === 'updatedAt' ? '-updatedAt' : 'updatedAt';
  return (
    <>
      <QuoteFilters filter={filter} isSearch={q !== undefined} onChange={change} />
      <div className={styles.bar}>
        <StatusFilter
          status={filter.status}
          counts={counted?.counts}
          onChange={(status) => change({ status })}
        />
        <MoreFilters filter={filter} onChange={change} columns={columns} onColumns={setColumns} />
      </div>
      <p role="status" className={styles.waiting}>
        {counted && <Waiting {...counted.waiting} onCalls={onCalls} onQuotes={onUntouched} />}
        {q !== undefined && ` ${t('searching')}`}
      </p>
      {list.fresh > 0 && (
        <Button kind="line" size="dense" icon="turn" onClick={list.reload}>
          {t('fresh', { count: list.fresh })}
        </Button>
      )}
      <QuoteList
        list={list}
        isSearch={q !== undefined && !isNarrowed(filter)}
        columns={columns}
        sort={filter.sort}
        onSort={() => change({ sort })}
        staffId={staffId}
        opened={opened}
        onOpen={onOpen}
        onSend={onSend}
      />
    </>
  );
}
