import { useLocale, useTranslations } from 'next-intl';
import { now } from '@/components/common/page/clock';
import { Note } from '@/components/common/ui/states/Note';
import { isIsoDate, todayInIndia } from '@/lib/domain/common/dates';
import { portWindowOf } from '@/lib/domain/plans/page/portWindow';
import { formatDate } from '@/lib/i18n/format';
import styles from './Porting.module.css';

/** Says when the window of a policy with this last day opens and closes, and what to do now. */
export function WindowOf({ day }: { day: string }) {
  const t = useTranslations('portability.when');
  const locale = useLocale();
  const window = isIsoDate(day) ? portWindowOf(day, todayInIndia(now())) : undefined;
  return (
    <div role="status">
      {window && (
        <>
          {window.state !== 'past' && (
            <p className={styles.days}>
              {t('window', {
                from: formatDate(window.from, locale),
                until: formatDate(window.until, locale),
              })}
            </p>
          )}
          <Note kind={window.state === 'open' || window.state === 'early' ? 'good' : 'warn'}>
            {t(window.state, { days: window.days })}
          </Note>
        </>
      )}
    </div>
  );
}
