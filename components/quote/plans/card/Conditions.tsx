import { useTranslations } from 'next-intl';
import { FeatureList } from '@/components/plans/FeatureList';
import { isLimit, isWait } from '@/lib/domain/plans/featureAnswers';
import { featuresOf } from '@/lib/domain/plans/planFeatures';
import { findProduct } from '@/lib/domain/plans/products';
import { RIDER_KEYS } from '@/lib/domain/plans/riders.data';
import styles from '@/components/quote/summary/Summary.module.css';

type Props = { product: string; tier: string; riders: readonly string[] };

export function Conditions({ product, tier, riders }: Props) {
  const t = useTranslations('quote.summary');
  const chosen = RIDER_KEYS.filter((key) => riders.includes(key));
  const rows = featuresOf(product, tier, chosen).filter((row) => isWait(row) || isLimit(row));
  const pays = findProduct(product)?.pays === 'lumpSum' ? 'lumpSum' : 'hospitalBills';
  return (
    <details className={styles.conditions}>
      <summary>{t('conditions')}</summary>
      <FeatureList rows={rows} />
      <p>{t(`conditionsText.${pays}`)}</p>
    </details>
  );
}
