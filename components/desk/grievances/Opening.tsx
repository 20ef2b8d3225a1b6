import { useTranslations } from 'next-intl';
import { AgainButton } from '@/components/common/ui/states/AgainButton';
import styles from './Grievances.module.css';

type Props = { error: unknown; loading: string; failed: string; onAgain: () => unknown };

/** Until a card's contents are here. They are read again only when asked for, since each reading is audited. */
export function Opening({ error, loading, failed, onAgain }: Props) {
  const t = useTranslations('desk');
  if (error === undefined) return <p role="status">{loading}</p>;
  return (
    <div className={styles.papers} role="alert">
      <p>{failed}</p>
      <AgainButton kind="line" size="dense" onAgain={onAgain}>
        {t('again')}
      </AgainButton>
    </div>
  );
}
