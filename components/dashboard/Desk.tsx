import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { type LatestQuotesQuery, useLatestQuotes } from '@/hooks/useLatestQuotes';
import type { StaffSessionDto } from '@/lib/domain/contract';
import { quoteDateWindow, todayInIndia } from '@/lib/domain/dates';
import { Cases } from './Cases';
import styles from './Dashboard.module.css';
import { DeskHeader } from './DeskHeader';
import { Find } from './Find';
import { PaymentIssues } from './PaymentIssues';
import { type QuoteFilter, QuoteFilters } from './QuoteFilters';
import { QuoteList } from './QuoteList';
import { StatusFilter } from './StatusFilter';

const PAGE_SIZE = 20;
const VIEWS = ['quotes', 'cases', 'payments'] as const;

type Props = { staff: StaffSessionDto; onSignOut: () => Promise<void> };

/** The list of latest quotes, with what narrows it; and what waits for a person. */
export function Desk({ staff, onSignOut }: Props) {
  const t = useTranslations('cases');
  const issues = useTranslations('paymentIssues');
  const titles = { quotes: t('quotes'), cases: t('title'), payments: issues('title') };
  const [view, setView] = useState<(typeof VIEWS)[number]>('quotes');
  const [filter, setFilter] = useState<QuoteFilter>({ since: 'earlier', page: 1 });
  const answer = useLatestQuotes(toQuery(filter));
  const narrow = (change: Partial<QuoteFilter>) => setFilter({ ...filter, page: 1, ...change });
  return (
    <>
      <DeskHeader staff={staff} onSignOut={onSignOut}>
        <Find
          onFind={(q) => {
            setView('quotes');
            narrow({ q });
          }}
        />
      </DeskHeader>
      <main id="main" className={styles.desk}>
        <div className={styles.statuses} role="group" aria-label={t('desk')}>
          {VIEWS.map((each) => (
            <button
              key={each}
              type="button"
              className={styles.status}
              aria-pressed={each === view}
              onClick={() => setView(each)}
            >
              {titles[each]}
            </button>
          ))}
        </div>
        {view === 'cases' && <Cases staff={staff} />}
        {view === 'payments' && <PaymentIssues staff={staff} />}
        {view === 'quotes' && (
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
            />
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
