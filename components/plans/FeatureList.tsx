import { useTranslations } from 'next-intl';
import type { Answer, Feature } from '@/lib/domain/plans/planFeatures.data';
import { isLimit } from '@/lib/domain/plans/featureAnswers';
import type { FeatureRow } from '@/lib/domain/plans/planFeatures';
import styles from './FeatureList.module.css';

export function FeatureAnswer({ feature, answer: { answer, values } }: { feature: Feature; answer: Answer }) {
  const t = useTranslations('plans.features');
  return (
    <span className={isLimit({ feature, answer }) ? styles.limit : undefined}>
      {t(`${feature}.${answer}` as 'room.any', values)}
    </span>
  );
}

export function FeatureList({ rows }: { rows: readonly FeatureRow[] }) {
  const t = useTranslations('plans.features');
  return (
    <dl className={styles.list}>
      {rows.map(({ feature, ...answer }) => (
        <div key={feature}>
          <dt>{t(`${feature}.label`)}</dt>
          <dd>
            <FeatureAnswer feature={feature} answer={answer} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
