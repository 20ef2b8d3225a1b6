import { useTranslations } from 'next-intl';
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
      <p aria-live="polite">{t('rows', { first: offset + 1, last: offset + shown })}</p>
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
            <Button kind="line" size="dense" disabled={!previous} onClick={previous}>
              {t('previous')}
            </Button>
            <Button kind="line" size="dense" iconAfter="arrow" disabled={!next} onClick={next}>
              {t('next')}
            </Button>
          </>
        )}
      </span>
    </nav>
  );
}
