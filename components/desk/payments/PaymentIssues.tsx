import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { type IssueFilter, usePaymentIssues } from '@/hooks/desk/usePaymentIssues';
import type { StaffSessionDto } from '@/lib/domain/desk/contract';
import { isAllowed } from '@/lib/domain/desk/permissions';
import desk from '@/components/desk/Dashboard.module.css';
import { DeskList } from '@/components/desk/DeskList';
import { PaymentIssueCard } from './PaymentIssueCard';

export function PaymentIssues({ staff }: { staff: StaffSessionDto }) {
  const t = useTranslations('paymentIssues');
  const [filter, setFilter] = useState<IssueFilter>({ status: 'open', page: 1 });
  const { answer, note } = usePaymentIssues(filter);
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
      <DeskList
        answer={answer}
        height="12rem"
        texts={{
          loading: t('loading'),
          failed: t('failed'),
          failedText: t('failedText'),
          again: t('again'),
          empty: t(filter.status === 'seen' ? 'emptySeen' : 'empty'),
          emptyText: filter.status === 'open' && t('emptyText'),
        }}
        cardsOf={(data) =>
          data.issues.map((issue) => (
            <PaymentIssueCard key={issue.issueId} issue={issue} onNote={canNote ? note : undefined} />
          ))
        }
        onPage={(page) => setFilter({ ...filter, page })}
      />
    </>
  );
}
