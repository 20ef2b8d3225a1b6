import { useTranslations } from 'next-intl';
import { useState } from 'react';
import desk from '@/components/desk/Dashboard.module.css';
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
      <div className={desk.bar}>
        <h1>{t('title')}</h1>
        <div className={desk.statuses} role="group" aria-label={t('show')}>
          {(['open', 'done'] as const).map((status) => (
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
