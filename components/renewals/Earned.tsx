import { useTranslations } from 'next-intl';
import type { CSSProperties } from 'react';
import { ACTIVE_DAY_STEPS } from '@/lib/domain/renewals/renewal.data';
import type { EarnedDiscount } from '@/lib/domain/renewals/renewalDiscount';
import styles from './Earned.module.css';

const most = ACTIVE_DAY_STEPS[ACTIVE_DAY_STEPS.length - 1] ?? { days: 1, percent: 0 };
const at = (percent: number) => ({ '--at': `${(percent / most.percent) * 100}%` }) as CSSProperties;

/** Shows what active days took off the price, on the scale of its steps. */
export function Earned({ earned }: { earned: EarnedDiscount }) {
  const t = useTranslations('renewals.earned');
  const { percent, activeDays, next } = earned;
  return (
    <section aria-labelledby="earned">
      <h2 id="earned">{t('title', { percent })}</h2>
      <div className={styles.ruler} role="img" aria-label={t('drawing', { percent, most: most.percent })}>
        <i className={styles.bar} style={at(percent)} />
        <i className={styles.star} style={at(percent)} />
        {ACTIVE_DAY_STEPS.map((step) => (
          <span
            key={step.days}
            style={at(step.percent)}
            className={step.percent === percent ? styles.on : ''}
          >
            {`${step.percent}%`}
          </span>
        ))}
      </div>
      <div className={styles.promise}>
        <p>
          <b>{t('promise')}</b>
          {t('promiseText', { most: most.percent })}
        </p>
        <p>
          <b>{t('holds')}</b>
          {t('holdsText', { days: most.days, most: most.percent, active: activeDays, percent })}{' '}
          {next && t('next', { daysLeft: next.daysLeft, percent: next.percent })} {t('sample')}
        </p>
      </div>
    </section>
  );
}
