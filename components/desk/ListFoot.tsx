import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Button } from '@/components/common/ui/Button';
import type { Pages } from '@/hooks/desk/usePages';
import styles from './Dashboard.module.css';

const KEYS = { row: ['↑', '↓'], open: ['Enter'], send: ['S'], close: ['Esc'] } as const;
type Key = keyof typeof KEYS;

type Props = {
  list: Pages & { isLoading?: boolean; reload: () => void };
  shown: number;
  /** The keys that do something in this list. */
  keys: readonly Key[];
};

export function ListFoot({
  list: { offset, next, previous, isLoading = false, reload },
  shown,
  keys,
}: Props) {
  const t = useTranslations('desk');
  return (
    <nav className={styles.pager} aria-label={t('pages')}>
      <p aria-live="polite">{shown > 0 && t('rows', { first: offset + 1, last: offset + shown })}</p>
      <p className={styles.keys}>
        {keys.map((does) => (
          <span key={does}>
            {KEYS[does].map((key) => (
              <kbd key={key}>{key}</kbd>
            ))}
            {t(`keys.${does}`)}
          </span>
        ))}
      </p>
      <span>
        <Button kind="line" size="dense" icon="turn" busy={isLoading} onClick={reload}>
          {t('refresh')}
        </Button>
        {(previous ?? next) && (
          <>
            <Turn onTurn={previous}>{t('previous')}</Turn>
            <Turn iconAfter="arrow" onTurn={next}>
              {t('next')}
            </Turn>
          </>
        )}
      </span>
    </nav>
  );
}

type TurnProps = { onTurn: (() => void) | undefined; iconAfter?: 'arrow'; children: ReactNode };

/** A disabled button would lose the focus at the first and the last page. */
function Turn({ onTurn, ...look }: TurnProps) {
  return <Button kind="line" size="dense" aria-disabled={!onTurn || undefined} onClick={onTurn} {...look} />;
}
