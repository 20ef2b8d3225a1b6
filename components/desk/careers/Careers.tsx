import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { DeskHead } from '@/components/desk/DeskHead';
import { DeskList } from '@/components/desk/DeskList';
import { type CareersFilter, useDeskCareers } from '@/hooks/desk/useDeskCareers';
import { CandidacyCard } from './CandidacyCard';

/** Who wants to work here, the oldest first. */
export function Careers() {
  const t = useTranslations('deskCareers');
  const [filter, setFilter] = useState<CareersFilter>({ status: 'open', page: 1 });
  const answer = useDeskCareers(filter);
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
        }}
        cardsOf={(data) =>
          data.candidacies.map((row) => (
            <CandidacyCard key={row.candidacyId} row={row} onDone={() => void answer.mutate()} />
          ))
        }
        onPage={(page) => setFilter({ ...filter, page })}
      />
    </>
  );
}
