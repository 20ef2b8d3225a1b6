import type { ReactNode } from 'react';
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

export function DeskList<Data extends DeskPage>(props: Props<Data>) {
  const { answer, say, height, cardsOf, onPage } = props;
  const { data, error, mutate } = answer;
  if (!data && error === undefined) {
    return <Skeleton lines={Array.from({ length: 3 }, () => ({ height }))} label={say('loading')} />;
  }
  if (!data) return <DeskAway title={say('failed')} onAgain={mutate} />;
  const cards = cardsOf(data);
  return (
    <>
      <div role="group" aria-labelledby={DESK_TITLE} tabIndex={-1} ref={keepFocus} data-keeps-focus="">
        {cards.length > 0 ? (
          <ul className={styles.list}>{cards}</ul>
        ) : (
          <Face kind="empty" title={props.empty ?? say('empty')}>
            {props.emptyText}
          </Face>
        )}
      </div>
      {/* The pager stays when a page's last card is done. */}
      {(cards.length > 0 || data.page > 1) && <Pager {...data} shown={cards.length} onPage={onPage} />}
    </>
  );
}
