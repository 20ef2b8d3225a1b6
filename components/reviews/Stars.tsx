import { useTranslations } from 'next-intl';
import styles from './Reviews.module.css';

const FIVE = [1, 2, 3, 4, 5] as const;

export function Stars({ count }: { count: number }) {
  const t = useTranslations('review');
  return (
    <span className={styles.stars} role="img" aria-label={t('star', { count })}>
      {FIVE.map((star) => (
        <i key={star} className={star <= count ? styles.full : undefined} />
      ))}
    </span>
  );
}
