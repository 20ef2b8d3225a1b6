import { useLocale, useTranslations } from 'next-intl';
import { now } from '@/components/common/page/clock';
import { todayInIndia } from '@/lib/domain/common/dates';
import { grievanceDatesOf } from '@/lib/domain/grievances/grievanceClock';
import { formatDate } from '@/lib/i18n/format';
import { useHydrated } from '@/lib/late/useHydrated';
import { Days } from './Days';
import styles from './Grievances.module.css';

/**
 * Says by when a grievance that is filed today is answered. The browser says it, since the page may have been built
 * days before.
 */
export function AnswerPromise() {
  const t = useTranslations('grievance.promise');
  const locale = useLocale();
  const isHydrated = useHydrated();
  const dates = isHydrated ? grievanceDatesOf(todayInIndia(now())) : undefined;
  const say = (day: string | undefined) => (day ? formatDate(day, locale) : '…');
  return (
    <section className={`card ${styles.promise}`} aria-labelledby="promise">
      <h2 id="promise">{t('title')}</h2>
      <Days passed={0} />
      <p className={styles.dates}>
        <span>
          <b>{say(dates?.filedOn)}</b>
          {t('number')}
        </span>
        <span>
          <b>{say(dates?.answerBy)}</b>
          {t('answer')}
        </span>
      </p>
      <p className="small">{t('word', { date: say(dates?.firstWordBy) })}</p>
    </section>
  );
}
