import { useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { useDeskPage } from '@/hooks/desk/readDesk';
import { DeskHead } from './DeskHead';
import { DeskList, type DeskPage } from './DeskList';

export type OnDone = (said?: string) => Promise<unknown>;

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
  /** `onDone` loads the queue again; `said` is shown above it, for a card that leaves it. */
  cardsOf: (data: Data, onDone: OnDone) => ReactNode[];
};

/** A queue of the desk: what waits for somebody, and what is done. */
export function DeskQueue<Data extends DeskPage>({ area, path, watchMs, cardsOf, ...texts }: Props<Data>) {
  const t = useTranslations(area);
  const [filter, setFilter] = useState<{ status: 'open' | 'done'; page: number }>({
    status: 'open',
    page: 1,
  });
  const [said, setSaid] = useState('');
  const answer = useDeskPage<Data>(path, filter, watchMs);
  const show = (next: typeof filter) => {
    setSaid('');
    setFilter(next);
  };
  const onDone: OnDone = (done = '') => {
    setSaid(done);
    return answer.mutate();
  };
  const isDone = filter.status === 'done';
  return (
    <>
      <div>
        <DeskHead
          title={t('title')}
          label={t('show')}
          choices={['open', 'done'] as const}
          chosen={filter.status}
          say={(status) => t(status)}
          onChoose={(status) => show({ status, page: 1 })}
        />
        <p role="status" className="small">
          {said}
        </p>
      </div>
      {texts.lead && !isDone && <p className="small">{texts.lead}</p>}
      <DeskList
        answer={answer}
        height="6rem"
        say={(word) => t(word)}
        empty={(isDone && texts.emptyDone) || t('empty')}
        emptyText={!isDone && texts.emptyText}
        cardsOf={(data) => cardsOf(data, onDone)}
        onPage={(page) => show({ ...filter, page })}
      />
    </>
  );
}
