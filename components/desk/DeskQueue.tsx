import { useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { useDeskPage } from '@/hooks/desk/queues/readDesk';
import { DeskHead } from './DeskHead';
import { DeskList, type DeskPage } from './DeskList';

type Props<Data extends DeskPage> = {
  /** Whose texts. */
  area: 'deskCalls' | 'deskCareers' | 'deskGrievances' | 'deskPorts' | 'deskTalks';
  path: string;
  /** Of those that wait. */
  lead?: string;
  /** Where nothing waits. */
  emptyText?: string;
  /** In place of the title of an empty list, where nothing is done. */
  emptyDone?: string;
  /** Asked for again after so long. */
  watchMs?: number;
  cardsOf: (data: Data, renew: () => Promise<unknown>) => ReactNode[];
};

/** What waits for somebody at the desk, and what is done. */
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
