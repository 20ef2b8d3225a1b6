import { useLocale, useTranslations } from 'next-intl';
import { useServiceLevels } from '@/hooks/desk/supervisor/supervise';
import { PROMISED_SERVICES } from '@/lib/domain/desk/figures';
import { formatDateOf, formatTimeOf } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { Loaded } from './Loaded';
import styles from './Supervisor.module.css';

/** A promise for a whole day ends at midnight, so it is shown as that day and not as the next one. */
function sayMomentOf(at: string, locale: Locale): string {
  const time = formatTimeOf(at);
  if (time !== '00:00') return `${formatDateOf(at, locale)}, ${time}`;
  return formatDateOf(new Date(Date.parse(at) - 1).toISOString(), locale);
}

export function ServiceLevels() {
  const t = useTranslations('deskSupervisor.levels');
  const locale = useLocale();
  const answer = useServiceLevels();
  return (
    <section aria-labelledby="levels">
      <h2 id="levels" className={styles.heading}>
        {t('title')}
      </h2>
      <Loaded answer={answer} height="5rem">
        {({ levels }) => (
          <dl className={styles.levels}>
            {levels.map(({ service, open, late, oldestAt }) => (
              <div key={service} className={late > 0 ? styles.late : undefined}>
                <dt>{t(service)}</dt>
                <dd>
                  <b>{t('open', { open })}</b> {late > 0 && <span>{t('late', { late })}</span>}
                  {oldestAt && (
                    <small>
                      {t(PROMISED_SERVICES.includes(service) ? 'promised' : 'oldest', {
                        at: sayMomentOf(oldestAt, locale),
                      })}
                    </small>
                  )}
                </dd>
              </div>
            ))}
          </dl>
        )}
      </Loaded>
    </section>
  );
}
