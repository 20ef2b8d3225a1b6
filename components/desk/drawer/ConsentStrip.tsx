import { useLocale, useTranslations } from 'next-intl';
import { Note } from '@/components/common/ui/states/Note';
import type { DeskQuoteDto } from '@/lib/domain/desk/drawer/contract';
import { locales } from '@/lib/domain/common/locales';
import { formatDateOf } from '@/lib/i18n/format';
import styles from './Drawer.module.css';

const refusals = { withdrawn: 'withdrawn', expired: 'expired', none: 'missing' } as const;

export function ConsentStrip({ quote }: { quote: DeskQuoteDto }) {
  const t = useTranslations('deskDrawer.consent');
  const languages = useTranslations('common.languages');
  const locale = useLocale();
  const { consent, callHours, language } = quote;
  const { state, givenAt, validUntil } = consent;
  const day = (at: string | undefined) => (at === undefined ? '' : formatDateOf(at, locale));
  const spoken = locales.find((each) => each === language) ?? 'en';
  const { isNow, ...hours } = callHours;
  return (
    <>
      <dl className={styles.consent} aria-label={t('label')}>
        <div className={state === 'given' ? styles.good : styles.bad}>
          <dt>{t('till')}</dt>
          <dd>{day(validUntil) || t('none')}</dd>
        </div>
        <div>
          <dt>{t('disturb')}</dt>
          <dd>{state === 'given' ? t('overridden', { day: day(givenAt) }) : t('holds')}</dd>
        </div>
        <div>
          <dt>{t('speaks')}</dt>
          <dd>{languages(spoken)}</dd>
        </div>
        <div>
          <dt>{t('hours')}</dt>
          <dd className={isNow ? undefined : styles.closed}>{t('range', hours)}</dd>
        </div>
      </dl>
      {state !== 'given' && <Note kind="bad">{t(refusals[state])}</Note>}
      {state === 'given' && !isNow && <Note kind="warn">{t('night', hours)}</Note>}
    </>
  );
}
