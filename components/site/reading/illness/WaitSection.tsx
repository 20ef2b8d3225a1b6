import { useTranslations } from 'next-intl';
import type { IllnessFacts } from '@/lib/content/facts';
import { EXAMPLE_PLAN, paidFrom, paidFromIfExisting } from '@/lib/domain/plans/paidFrom';
import { findProduct } from '@/lib/domain/plans/products';
import { RIDER_FACTS } from '@/lib/domain/plans/riders.data';
import styles from './WaitSection.module.css';

const plan = findProduct(EXAMPLE_PLAN.slug)?.name ?? '';

/** Which wait an illness has, in the words of the plans' own data. */
export function WaitSection({ facts: { wait, known, managed } }: { facts: IllnessFacts }) {
  const t = useTranslations('reading.illness.wait');
  const waited = (paidFrom(wait)?.count ?? 1) - 1;
  const { variant } = EXAMPLE_PLAN;
  return (
    <section className={styles.wait} id="wait" aria-labelledby="wait-title">
      <h2 id="wait-title">{t('title')}</h2>
      <p>{t(wait, { days: waited, months: waited, plan, variant })}</p>
      {known && <p>{t('existing', { months: paidFromIfExisting().count - 1 })}</p>}
      {managed && <p>{t('managed', { day: RIDER_FACTS['smart-health'].day })}</p>}
      {wait !== 'none' && wait !== 'notPaid' && <p className="small">{t('continued')}</p>}
    </section>
  );
}
