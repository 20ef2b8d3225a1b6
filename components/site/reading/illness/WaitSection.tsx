import { useTranslations } from 'next-intl';
import type { IllnessFacts } from '@/lib/content/facts';
import type { IllnessWaits } from '@/lib/content/pages';
import styles from './WaitSection.module.css';

type Props = { facts: IllnessFacts; waits: IllnessWaits };

/** Says which waiting period an illness has, in the words of the plans' own data. */
export function WaitSection({ facts: { wait, known, managed }, waits }: Props) {
  const t = useTranslations('reading.illness.wait');
  const { plan, variant, ifExisting, managedDay } = waits;
  const waited = (waits.from?.count ?? 1) - 1;
  return (
    <section className={styles.wait} id="wait" aria-labelledby="wait-title">
      <h2 id="wait-title">{t('title')}</h2>
      <p>{t(wait, { days: waited, months: waited, plan, variant })}</p>
      {known && <p>{t('existing', { months: ifExisting.count - 1 })}</p>}
      {managed && <p>{t('managed', { day: managedDay })}</p>}
      {wait !== 'none' && wait !== 'notPaid' && <p className="small">{t('continued')}</p>}
    </section>
  );
}
