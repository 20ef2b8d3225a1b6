import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/Button';
import { Face } from '@/components/ui/Face';
import { Note } from '@/components/ui/Note';
import { Skeleton } from '@/components/ui/Skeleton';
import { type LatestQuotesQuery, useLatestQuotes } from '@/hooks/useLatestQuotes';
import type { StaffSessionDto } from '@/lib/domain/contract';
import { quoteDateWindow, todayInIndia } from '@/lib/domain/dates';
import styles from './Dashboard.module.css';
import { DeskHeader } from './DeskHeader';
import { Find } from './Find';
import { Pager } from './Pager';
import { type QuoteFilter, QuoteFilters } from './QuoteFilters';
import { QuoteTable } from './QuoteTable';
import { StatusFilter } from './StatusFilter';

const PAGE_SIZE = 20;
const comingRows = Array.from({ length: 8 }, () => ({ height: '2.375rem' }));

type Props = { staff: StaffSessionDto; onSignOut: () => Promise<void> };

/** The list of latest quotes, with what narrows it. */
export function Desk({ staff, onSignOut }: Props) {
  const t = useTranslations('dashboard');
  const [filter, setFilter] = useState<QuoteFilter>({ since: 'earlier', page: 1 });
  const { data, error, isLoading, isValidating, mutate } = useLatestQuotes(toQuery(filter));
  const again = () => void mutate();
  const narrow = (change: Partial<QuoteFilter>) => setFilter({ ...filter, page: 1, ...change });
  return (
    <>
      <DeskHeader staff={staff} onSignOut={onSignOut}>
        <Find onFind={(q) => narrow({ q })} />
      </DeskHeader>
      <main id="main" className={styles.desk}>
        <QuoteFilters filter={filter} onChange={narrow} isBusy={isValidating} onRefresh={again} />
        <StatusFilter
          status={filter.status}
          counts={data?.counts}
          onChange={(status) => narrow({ status })}
        />
        {error !== undefined && data && (
          <Note kind="warn" role="alert">
            {t('stale')}
          </Note>
        )}
        {error !== undefined && !data && !isLoading && (
          <Face
            kind="error"
            title={t('failed')}
            action={
              <Button kind="line" onClick={again}>
                {t('again')}
              </Button>
            }
          >
            {t('failedText')}
          </Face>
        )}
        {isLoading && !data && <Skeleton lines={comingRows} label={t('loading')} />}
        {data?.quotes.length === 0 && (
          <Face kind="empty" title={t('empty')}>
            {filter.q ? t('emptySearch') : t('emptyText')}
          </Face>
        )}
        {data && data.quotes.length > 0 && (
          <>
            <QuoteTable quotes={data.quotes} />
            <Pager {...data} shown={data.quotes.length} onPage={(page) => narrow({ page })} />
          </>
        )}
      </main>
    </>
  );
}

function toQuery({ since, ...rest }: QuoteFilter): LatestQuotesQuery {
  const { start, end } = quoteDateWindow(todayInIndia(new Date()), since);
  return { ...rest, from: start, to: end, limit: PAGE_SIZE };
}
