import { useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { useDeskPage } from '@/hooks/desk/queues/readDesk';
import { DeskHead } from './DeskHead';
import { DeskList, type DeskPage } from './DeskList';

type Props<Data extends DeskPage> = {
  /** Whose texts. */
  area: 'deskCareers' | 'deskGrievances' | 'deskPorts';
  path: string;
  emptyText?: string;
  cardsOf: (data: Data, renew: () => void) => ReactNode[];
};

/** What waits for somebody at the desk, and what is done. */
export function DeskQueue<Data extends DeskPage>({ area, path, emptyText, cardsOf }: Props<Data>) {
  const t = useTranslations(area);
  const [filter, setFilter] = useState<{ status: 'open' | 'done'; page: number }>({
    status: 'open',
    page: 1,
  });
  const answer = useDeskPage<Data>(path, filter);
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
          emptyText,
        }}
        cardsOf={(data) => cardsOf(data, () => void answer.mutate())}
        onPage={(page) => setFilter({ ...filter, page })}
      />
    </>
  );
}
