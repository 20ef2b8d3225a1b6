import { useTranslations } from 'next-intl';
import type { QuickAnswer } from '@/lib/domain/claims/quickAnswer';
import { RIDER_FACTS } from '@/lib/domain/plans/riders.data';
import styles from './Trace.module.css';

const CONDITIONS = ['isActive', 'isLargeEnough', 'hasSafeguard'] as const;
const { minutes, lakh } = RIDER_FACTS['safeguard-plus'];

/** The promise and its condition, side by side and in one size. */
export function QuickPromise({ answer }: { answer: QuickAnswer }) {
  const t = useTranslations('claim.trace.promise');
  const missing = CONDITIONS.filter((each) => !answer[each]).map((each) => t(each, { lakh }));
  return (
    <div className={styles.promise}>
      <p>
        <b>{t('title')}</b>
        {t('text', { minutes })}
      </p>
      <p>
        <b>{t('conditionTitle')}</b>
        {t('condition', { lakh })}{' '}
        {missing.length === 0
          ? t('all')
          : t('without', { missing: missing.join(', '), law: answer.lawMinutes })}
      </p>
    </div>
  );
}
