import { useTranslations } from 'next-intl';
import { Button } from '@/components/common/ui/Button';
import type { QuoteListState } from '@/hooks/desk/useQuoteList';
import styles from '@/components/desk/Dashboard.module.css';

const KEYS = [
  { keys: ['↑', '↓'], does: 'row' },
  { keys: ['Enter'], does: 'open' },
  { keys: ['S'], does: 'send' },
  { keys: ['Esc'], does: 'close' },
] as const;

type Props = { list: QuoteListState; shown: number };

export function ListFoot({ list: { offset, next, previous, isLoading, reload }, shown }: Props) {
  const t = useTranslations('desk');
  return (
    <nav className={styles.pager} aria-label={t('pages')}>
      <p aria-live="polite">{t('rows', { first: offset + 1, last: offset + shown })}</p>
      <p className={styles.keys}>
        {KEYS.map(({ keys, does }) => (
          <span key={does}>
            {keys.map((key) => (
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
        <Button kind="line" size="dense" disabled={!previous} onClick={previous}>
          {t('previous')}
        </Button>
        <Button kind="line" size="dense" iconAfter="arrow" disabled={!next} onClick={next}>
          {t('next')}
        </Button>
      </span>
    </nav>
  );
}
