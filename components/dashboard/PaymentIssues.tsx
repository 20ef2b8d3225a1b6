import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/Button';
import { Face } from '@/components/ui/Face';
import { Skeleton } from '@/components/ui/Skeleton';
import { type IssueFilter, usePaymentIssues } from '@/hooks/usePaymentIssues';
import type { StaffSessionDto } from '@/lib/domain/contract';
import { isAllowed } from '@/lib/domain/permissions';
import styles from './Cases.module.css';
import desk from './Dashboard.module.css';
import { Pager } from './Pager';
import { PaymentIssueCard } from './PaymentIssueCard';

const comingCards = Array.from({ length: 3 }, () => ({ height: '12rem' }));

/** Money that was set aside because it is not what was asked for: to be looked at, and what was looked at. */
export function PaymentIssues({ staff }: { staff: StaffSessionDto }) {
  const t = useTranslations('paymentIssues');
  const [filter, setFilter] = useState<IssueFilter>({ status: 'open', page: 1 });
  const { answer, note } = usePaymentIssues(filter);
  const { data, error, mutate } = answer;
  const canNote = isAllowed(staff.role, 'paymentIssues.close');
  return (
    <>
      <div className={desk.bar}>
        <h1>{t('title')}</h1>
        <div className={desk.statuses} role="group" aria-label={t('show')}>
          {(['open', 'seen'] as const).map((status) => (
            <button
              key={status}
              type="button"
              className={desk.status}
              aria-pressed={status === filter.status}
              onClick={() => setFilter({ status, page: 1 })}
            >
              {t(status)}
            </button>
          ))}
        </div>
      </div>
      <p className="small">{t(canNote ? 'lead' : 'supervisorNotes')}</p>
      {!data && !error && <Skeleton lines={comingCards} label={t('loading')} />}
      {!data && error !== undefined && (
        <Face
          kind="error"
          title={t('failed')}
          action={
            <Button kind="line" onClick={() => void mutate()}>
              {t('again')}
            </Button>
          }
        >
          {t('failedText')}
        </Face>
      )}
      {data && data.issues.length === 0 && (
        <Face kind="empty" title={t(filter.status === 'seen' ? 'emptySeen' : 'empty')}>
          {filter.status === 'open' && t('emptyText')}
        </Face>
      )}
      {data && data.issues.length > 0 && (
        <>
          <ul className={styles.list}>
            {data.issues.map((issue) => (
              <PaymentIssueCard key={issue.issueId} issue={issue} onNote={canNote ? note : undefined} />
            ))}
          </ul>
          <Pager {...data} shown={data.issues.length} onPage={(page) => setFilter({ ...filter, page })} />
        </>
      )}
    </>
  );
}
