import { useLocale, useTranslations } from 'next-intl';
import type { GrievanceDto } from '@/lib/domain/grievances/contract';
import { isOpenGrievance } from '@/lib/domain/grievances/grievance';
import { formatDate, formatDateOf, formatTimeOf } from '@/lib/i18n/format';
import styles from './Story.module.css';

/** Shows what happened, when and by whom, and at the end what comes next. */
export function Story({ grievance: { steps, status, isLate, dates, text } }: { grievance: GrievanceDto }) {
  const t = useTranslations('grievance.story');
  const locale = useLocale();
  return (
    <ol className={styles.story}>
      {steps.map(({ what, at, by, outcome, text: said }, place) => (
        <li key={place} className={what === 'late' ? styles.bad : styles.ok}>
          <time dateTime={at}>{`${formatDateOf(at, locale)}, ${formatTimeOf(at)}`}</time>
          <div>
            <b>{outcome ? t(`outcomes.${outcome}`) : t(what)}</b>
            {by && <small>{t('by', { name: by })}</small>}
            {what === 'filed' && <p className={styles.said}>{text}</p>}
            {said && <p className={styles.said}>{said}</p>}
          </div>
        </li>
      ))}
      {isOpenGrievance(status) && (
        <li>
          <span>{t('until', { date: formatDate(isLate ? dates.chiefBy : dates.answerBy, locale) })}</span>
          <div>
            <b>{t(isLate ? 'chiefComes' : 'answerComes')}</b>
          </div>
        </li>
      )}
    </ol>
  );
}
