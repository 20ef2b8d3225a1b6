import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { type IssueFilter, usePaymentIssues } from '@/hooks/desk/queues/usePaymentIssues';
import type { StaffSessionDto } from '@/lib/domain/desk/contract';
import { isAllowed } from '@/lib/domain/desk/permissions';
import { DeskHead } from '@/components/desk/DeskHead';
import { DeskList } from '@/components/desk/DeskList';
import { PaymentIssueCard } from './PaymentIssueCard';

export function PaymentIssues({ staff }: { staff: StaffSessionDto }) {
  const t = useTranslations('paymentIssues');
  const [filter, setFilter] = useState<IssueFilter>({ status: 'open', page: 1 });
  const { answer, note } = usePaymentIssues(filter);
  const canNote = isAllowed(staff.role, 'paymentIssues.close');
  return (
    <>
      <DeskHead
        title={t('title')}
        label={t('show')}
        choices={['open', 'seen'] as const}
        chosen={filter.status}
        say={(status) => t(status)}
        onChoose={(status) => setFilter({ status, page: 1 })}
      />
      <p className="small">{t(canNote ? 'lead' : 'supervisorNotes')}</p>
      <DeskList
        answer={answer}
        height="12rem"
        say={(word) => t(word)}
        empty={t(filter.status === 'seen' ? 'emptySeen' : 'empty')}
        emptyText={filter.status === 'open' && t('emptyText')}
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
