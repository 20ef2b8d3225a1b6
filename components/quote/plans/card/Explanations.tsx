import { useTranslations } from 'next-intl';
import { Icon } from '@/components/common/ui/Icon';
import styles from './Explanations.module.css';

export function Explanations() {
  const t = useTranslations('quote.plans');
  return (
    <div className={styles.list}>
      {(['coPayment', 'waiting'] as const).map((term) => (
        <details key={term}>
          <summary>
            {t(term)}
            <Icon name="info" size="small" />
          </summary>
          <p>{t(`${term}Text`)}</p>
        </details>
      ))}
    </div>
  );
}
