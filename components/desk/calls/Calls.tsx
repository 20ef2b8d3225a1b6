import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { type CallFilter, useDeskCalls } from '@/hooks/desk/useDeskCalls';
import type { StaffSessionDto } from '@/lib/domain/desk/contract';
import { CallCard } from './CallCard';
import { DeskHead } from '@/components/desk/DeskHead';
import { DeskList } from '@/components/desk/DeskList';

type Props = { staff: StaffSessionDto; onOpen: (quoteId: string) => void };

export function Calls({ staff, onOpen }: Props) {
  const t = useTranslations('deskCalls');
  const [filter, setFilter] = useState<CallFilter>({ status: 'open', page: 1 });
  const { answer, actions } = useDeskCalls(filter);
  const isDone = filter.status === 'done';
  return (
    <>
      <DeskHead
        title={t('title')}
        label={t('show')}
        choices={['open', 'done'] as const}
        chosen={filter.status}
        say={(status) => t(status)}
        onChoose={(status) => setFilter({ status, page: 1 })}
      />
      <p className="small">{t('lead')}</p>
      <DeskList
        answer={answer}
        height="12rem"
        texts={{
          loading: t('loading'),
          failed: t('failed'),
          failedText: t('failedText'),
          again: t('again'),
          empty: t(isDone ? 'emptyDone' : 'empty'),
          emptyText: !isDone && t('emptyText'),
        }}
        cardsOf={(data) =>
          data.calls.map((call) => (
            <CallCard
              key={call.callbackId}
              call={call}
              staffId={staff.staffId}
              actions={actions}
              onOpen={onOpen}
            />
          ))
        }
        onPage={(page) => setFilter({ ...filter, page })}
      />
    </>
  );
}
