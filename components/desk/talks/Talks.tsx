import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { DeskHead } from '@/components/desk/DeskHead';
import { DeskList } from '@/components/desk/DeskList';
import { type TalkFilter, useDeskTalks } from '@/hooks/desk/useDeskTalks';
import { TalkCard } from './TalkCard';

/** Those that this role answers, who waits longest first. */
export function Talks({ staffId }: { staffId: string }) {
  const t = useTranslations('deskTalks');
  const [filter, setFilter] = useState<TalkFilter>({ status: 'open', page: 1 });
  const answer = useDeskTalks(filter);
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
        height="4rem"
        texts={{
          loading: t('loading'),
          failed: t('failed'),
          failedText: t('failedText'),
          again: t('again'),
          empty: t(isDone ? 'emptyDone' : 'empty'),
          emptyText: !isDone && t('emptyText'),
        }}
        cardsOf={(data) => data.talks.map((row) => <TalkCard key={row.talkId} row={row} staffId={staffId} />)}
        onPage={(page) => setFilter({ ...filter, page })}
      />
    </>
  );
}
