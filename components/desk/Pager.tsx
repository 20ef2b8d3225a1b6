import { useTranslations } from 'next-intl';
import { Button } from '@/components/common/ui/Button';
import styles from './Dashboard.module.css';

type Props = {
  page: number;
  limit: number;
  total: number;
  shown: number;
  onPage: (page: number) => void;
};

export function Pager({ page, limit, total, shown, onPage }: Props) {
  const t = useTranslations('desk');
  const first = (page - 1) * limit + 1;
  const last = first + shown - 1;
  return (
    <nav className={styles.pager} aria-label={t('pages')}>
      <p aria-live="polite">{shown > 0 && t('range', { first, last, total })}</p>
      {(page > 1 || last < total) && (
        <span>
          <Button kind="line" size="dense" disabled={page === 1} onClick={() => onPage(page - 1)}>
            {t('previous')}
          </Button>
          <Button kind="line" size="dense" disabled={last >= total} onClick={() => onPage(page + 1)}>
            {t('next')}
          </Button>
        </span>
      )}
    </nav>
  );
}
