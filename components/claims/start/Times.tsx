import { useTranslations } from 'next-intl';
import { CLAIM_MINUTES } from '@/lib/domain/claims/promises.data';
import type { PlanFacts } from '@/lib/domain/plans/planFacts';
import styles from './Words.module.css';

const HOUR_MINUTES = 60;
const DAY_MINUTES = 24 * HOUR_MINUTES;
const STEPS = ['request', 'discharge', 'reimbursement', 'appeal'] as const;

/** Shows each promise beside its condition, both in the same size. */
export function Times({ facts }: { facts: PlanFacts }) {
  const t = useTranslations('claims.times');
  const values = (step: (typeof STEPS)[number]) => ({
    minutes: '',
    coverLakh: '',
    ...facts,
    hours: CLAIM_MINUTES[step] / HOUR_MINUTES,
    days: CLAIM_MINUTES[step] / DAY_MINUTES,
  });
  return (
    <section id="times" className={styles.part} aria-labelledby="times-title">
      <h2 id="times-title">{t('title')}</h2>
      <dl className={styles.times}>
        {STEPS.map((step) => (
          <div key={step}>
            <dt>{t(`${step}.what`)}</dt>
            <dd>{t(`${step}.time`, values(step))}</dd>
            <dd>{t(`${step}.condition`, values(step))}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
