import { useLocale, useTranslations } from 'next-intl';
import { policyPaper } from '@/components/policy/policyPaper';
import { portWindowOf } from '@/lib/domain/plans/page/portWindow';
import type { RenewalDto } from '@/lib/domain/renewals/contract';
import { formatDate } from '@/lib/i18n/format';
import styles from './Renewal.module.css';

/** Says how to take served waiting periods to another insurer. */
export function Leaving({ renewal: { policyNumber, dates, today } }: { renewal: RenewalDto }) {
  const t = useTranslations('renewals.leave');
  const locale = useLocale();
  const { from, until, state } = portWindowOf(dates.endsOn, today);
  const text = state === 'late' || state === 'past' ? 'late' : 'text';
  return (
    <section className={styles.head} aria-labelledby="leaving">
      <h2 id="leaving">{t('title')}</h2>
      <p>{t(text, { from: formatDate(from, locale), until: formatDate(until, locale) })}</p>
      <p>
        {/* A plain anchor: Next's link would prefetch the file as a page. */}
        <a className="link" href={policyPaper(policyNumber, locale, 'coverHistory')} download>
          {t('paper')}
        </a>
      </p>
    </section>
  );
}
