import { useTranslations } from 'next-intl';
import { Link } from '@/components/common/ui/Link';
import { paths } from '@/lib/config/paths';
import styles from './Promotion.module.css';

export function Promotion() {
  const t = useTranslations('layout');
  return (
    <Link href={paths.product('reassurev3')} className={styles.promotion}>
      <img src="/art/monsoon-window.svg" alt={t('promotion')} width="240" height="192" loading="lazy" />
    </Link>
  );
}
