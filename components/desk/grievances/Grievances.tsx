import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { DeskHead } from '@/components/desk/DeskHead';
import { DeskList } from '@/components/desk/DeskList';
import { type GrievanceFilter, useDeskGrievances } from '@/hooks/desk/useDeskGrievances';
import { GrievanceCard } from './GrievanceCard';

/** Those that this role answers, what is due first. */
export function Grievances() {
  const t = useTranslations('deskGrievances');
  const [filter, setFilter] = useState<GrievanceFilter>({ status: 'open', page: 1 });
  const answer = useDeskGrievances(filter);
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
      <DeskList
        answer={answer}
        height="6rem"
        texts={{
          loading: t('loading'),
          failed: t('failed'),
          failedText: t('failedText'),
          again: t('again'),
          empty: t('empty'),
          emptyText: t('emptyText'),
        }}
        cardsOf={(data) =>
          data.grievances.map((row) => (
            <GrievanceCard key={row.grievanceId} row={row} onDone={() => void answer.mutate()} />
          ))
        }
        onPage={(page) => setFilter({ ...filter, page })}
      />
    </>
  );
}
