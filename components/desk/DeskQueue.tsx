import { useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { useDeskPage } from '@/hooks/desk/readDesk';
import { DeskHead } from './DeskHead';
import { DeskList, type DeskPage } from './DeskList';

type Props<Data extends DeskPage> = {
  /** The area of the texts. */
  area: 'deskCalls' | 'deskCareers' | 'deskGrievances' | 'deskPorts' | 'deskTalks';
  path: string;
  /** A sentence above those that wait. */
  lead?: string;
  /** Shown where nothing waits. */
  emptyText?: string;
  /** Replaces the title of an empty list, where nothing is done yet. */
  emptyDone?: string;
  /** Milliseconds after which the queue is loaded again. */
  watchMs?: number;
  cardsOf: (data: Data, renew: () => Promise<unknown>) => ReactNode[];
};

/** A queue of the desk: what waits for somebody, and what is done. */
export function DeskQueue<Data extends DeskPage>({ area, path, watchMs, cardsOf, ...texts }: Props<Data>) {
  const t = useTranslations(area);
  const [filter, setFilter] = useState<{ status: 'open' | 'done'; page: number }>({
    status: 'open',
    page: 1,
  });
  const answer = useDeskPage<Data>(path, filter, watchMs);
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
      {texts.lead && !isDone && <p className="small">{texts.lead}</p>}
      <DeskList
        answer={answer}
        height="6rem"
        say={(word) => t(word)}
        empty={(isDone && texts.emptyDone) || t('empty')}
        emptyText={!isDone && texts.emptyText}
        cardsOf={(data) => cardsOf(data, () => answer.mutate())}
        onPage={(page) => setFilter({ ...filter, page })}
      />
    </>
  );
}
