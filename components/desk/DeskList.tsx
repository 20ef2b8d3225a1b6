import { type ReactNode, useCallback, useRef } from 'react';
import { Face } from '@/components/common/ui/states/Face';
import { Skeleton } from '@/components/common/ui/states/Skeleton';
import { keepFocus } from '@/hooks/desk/keepFocus';
import styles from './cases/Cases.module.css';
import { DeskAway } from './DeskAway';
import { DESK_TITLE } from './deskTitle';
import { Pager } from './Pager';

export type DeskPage = { page: number; limit: number; total: number };

type Props<Data extends DeskPage> = {
  answer: { data?: Data; error?: unknown; mutate: () => unknown };
  say: (word: 'loading' | 'failed' | 'empty') => string;
  /** The title of an empty list, where it differs from `empty`. */
  empty?: string;
  emptyText?: ReactNode;
  /** Height of one skeleton card. */
  height: string;
  cardsOf: (data: Data) => ReactNode[];
  onPage: (page: number) => void;
};

/** Another page begins at its top. */
export function DeskList<Data extends DeskPage>(props: Props<Data>) {
  const { answer, cardsOf, onPage } = props;
  const { data } = answer;
  const group = useRef<HTMLDivElement>(null);
  const cards = data ? cardsOf(data) : [];
  const turn = (page: number) => {
    onPage(page);
    group.current?.focus();
  };
  const keep = useCallback((list: HTMLDivElement | null) => {
    group.current = list;
    return keepFocus(list);
  }, []);
  return (
    <>
      <div role="group" aria-labelledby={DESK_TITLE} tabIndex={-1} ref={keep} data-keeps-focus="">
        {cards.length > 0 ? <ul className={styles.list}>{cards}</ul> : <Cardless {...props} />}
      </div>
      {/* The pager stays when a page's last card is done. */}
      {data && (cards.length > 0 || data.page > 1) && <Pager {...data} shown={cards.length} onPage={turn} />}
    </>
  );
}

function Cardless<Data extends DeskPage>({ answer, say, height, ...words }: Props<Data>) {
  const { data, error, mutate } = answer;
  if (!data && error === undefined) {
    return <Skeleton lines={Array.from({ length: 3 }, () => ({ height }))} label={say('loading')} />;
  }
  if (!data) return <DeskAway title={say('failed')} onAgain={mutate} />;
  return (
    <Face kind="empty" title={words.empty ?? say('empty')}>
      {words.emptyText}
    </Face>
  );
}
