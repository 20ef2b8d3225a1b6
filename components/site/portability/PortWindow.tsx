import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { DateOfBirthField } from '@/components/common/form/DateOfBirthField';
import { now } from '@/components/common/page/clock';
import { Note } from '@/components/common/ui/states/Note';
import { isIsoDate, todayInIndia } from '@/lib/domain/common/dates';
import { PORT_DAYS } from '@/lib/domain/plans/page/portability.data';
import { portWindowOf } from '@/lib/domain/plans/page/portWindow';
import { formatDate } from '@/lib/i18n/format';
import styles from './Portability.module.css';

/** The window of the policy that ends on the day that is typed. Nothing of it is sent or kept. */
export function PortWindow() {
  const t = useTranslations('portability.when');
  const locale = useLocale();
  const [renewal, setRenewal] = useState('');
  const window = isIsoDate(renewal) ? portWindowOf(renewal, todayInIndia(now())) : undefined;
  return (
    <section className={`card ${styles.window}`} aria-labelledby="when-title">
      <h2 id="when-title">{t('title')}</h2>
      <p>{t('text', PORT_DAYS)}</p>
      <DateOfBirthField
        id="renewal"
        label={t('renewal')}
        value={renewal}
        onChange={setRenewal}
        onBlur={() => undefined}
      />
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
    </section>
  );
}
