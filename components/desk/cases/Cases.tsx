import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { type CaseFilter, useCases } from '@/hooks/desk/queues/useCases';
import type { StaffSessionDto } from '@/lib/domain/desk/contract';
import { mayDecide } from '@/lib/domain/desk/permissions';
import { CASE_KINDS } from '@/lib/domain/desk/reviewCases';
import { CaseCard } from './CaseCard';
import { DenseSelect } from '@/components/desk/DenseFields';
import { DeskHead } from '@/components/desk/DeskHead';
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
      <DeskHead
        title={t('title')}
        label={t('show')}
        choices={['open', 'decided'] as const}
        chosen={filter.status}
        say={(status) => t(status)}
        onChoose={(status) => narrow({ status })}
      >
        <DenseSelect
          label={t('kind')}
          value={filter.kind ?? ''}
          onChange={(chosen) => narrow({ kind: CASE_KINDS.find((each) => each === chosen) })}
        >
          <option value="">{t('all')}</option>
          {CASE_KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {t(kind)}
            </option>
          ))}
        </DenseSelect>
      </DeskHead>
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
