import { useTranslations } from 'next-intl';
import type { Control } from 'react-hook-form';
import type { FamilyForm } from '@/lib/domain/quote/journey/familyForm';
import { Estimate } from './Estimate';
import styles from './Estimate.module.css';

export function EstimateCard({ control }: { control: Control<FamilyForm> }) {
  const t = useTranslations('quote.estimate');
  return (
    <aside className={styles.side} aria-label={t('title')}>
      <div className={styles.paper}>
        <h2>{t('title')}</h2>
        <Estimate control={control} />
      </div>
      <h2>{t('whyTitle')}</h2>
      <p className="small">{t('why')}</p>
    </aside>
  );
}
