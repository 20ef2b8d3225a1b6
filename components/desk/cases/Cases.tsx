import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { type CaseFilter, useCases } from '@/hooks/desk/queues/useCases';
import type { StaffSessionDto } from '@/lib/domain/desk/contract';
import { mayDecide } from '@/lib/domain/desk/permissions';
import { CASE_KINDS } from '@/lib/domain/desk/reviewCases';
import { CaseCard } from './CaseCard';
import desk from '@/components/desk/Dashboard.module.css';
import { DeskList } from '@/components/desk/DeskList';

type Props = { staff: StaffSessionDto; onOpen: (quoteId: string) => void };

export function Cases({ staff, onOpen }: Props) {
  const t = useTranslations('cases');
  const [filter, setFilter] = useState<CaseFilter>({ status: 'open', page: 1 });
  const { answer, decide } = useCases(filter);
  const narrow = (change: Partial<CaseFilter>) => setFilter({ ...filter, page: 1, ...change });
  const decidesAll = CASE_KINDS.every((kind) => mayDecide(staff.role, kind));
  return (
    <>
      <div className={desk.bar}>
        <h1>{t('title')}</h1>
        <div className={desk.statuses} role="group" aria-label={t('show')}>
          {(['open', 'decided'] as const).map((status) => (
            <button
              key={status}
              type="button"
              className={desk.status}
              aria-pressed={status === filter.status}
              onClick={() => narrow({ status })}
            >
              {t(status)}
            </button>
          ))}
          {([undefined, ...CASE_KINDS] as const).map((kind) => (
            <button
              key={kind ?? 'all'}
              type="button"
              className={desk.status}
              aria-pressed={kind === filter.kind}
              onClick={() => narrow({ kind })}
            >
              {t(kind ?? 'all')}
            </button>
          ))}
        </div>
      </div>
      {!decidesAll && <p className="small">{t('whoDecides')}</p>}
      <DeskList
        answer={answer}
        height="9rem"
        say={(word) => t(word)}
        emptyText={t('emptyText')}
        cardsOf={(data) =>
          data.cases.map((each) => (
            <CaseCard
              key={each.caseId}
              found={each}
              onDecide={mayDecide(staff.role, each.kind) ? decide : undefined}
              onOpen={onOpen}
            />
          ))
        }
        onPage={(page) => setFilter({ ...filter, page })}
      />
    </>
  );
}
