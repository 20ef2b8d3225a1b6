import { useLocale, useTranslations } from 'next-intl';
import type { CSSProperties, ReactNode } from 'react';
import { now } from '@/components/common/page/clock';
import { SectionHead } from '@/components/common/ui/heading/SectionHead';
import { Link } from '@/components/common/ui/Link';
import { paths } from '@/lib/config/paths';
import { addMonths, todayInIndia } from '@/lib/domain/common/dates';
import {
  firstDayOf,
  monthsOf,
  MORATORIUM_MONTHS,
  yearsOf,
  type Wait,
} from '@/lib/domain/plans/page/waitLine';
import { RIDER_FACTS, type RiderKey } from '@/lib/domain/plans/riders.data';
import { formatDate } from '@/lib/i18n/format';
import { useHydrated } from '@/lib/late/useHydrated';
import styles from './Waits.module.css';

type Props = { waits: readonly Wait[]; riders: readonly RiderKey[]; about: ReactNode };

/** Draws waiting periods on one linear scale. Dates count from today in the browser, since the page may be old. */
export function Waits({ waits, riders, about }: Props) {
  const t = useTranslations('product.waits');
  const locale = useLocale();
  const today = useHydrated() ? todayInIndia(now()) : undefined;
  const years = yearsOf(waits);
  const sayDay = (day: string | undefined) => (day ? formatDate(day, locale) : 'none');
  const port = (words: ReactNode) => <Link href={paths.portability}>{words}</Link>;
  return (
    <section className="section" id="waits" aria-labelledby="waits-title">
      <div className="wrap">
        <SectionHead id="waits-title" title={t('title')}>
          <p>{waits.length > 0 ? t.rich('text', { today: sayDay(today), port }) : t('none')}</p>
        </SectionHead>
        {waits.length > 0 && (
          <div className={styles.waits} style={{ '--n': years } as CSSProperties}>
            <p className={styles.scale} aria-hidden="true">
              {Array.from({ length: years + 1 }, (_, year) => (
                <span key={year}>{year === 0 ? t('start') : t('years', { years: year })}</span>
              ))}
            </p>
            <ol>
              {waits.map((wait) => (
                <li
                  key={wait.kind}
                  style={
                    { '--at': `${((monthsOf(wait) / (years * 12)) * 100).toFixed(2)}%` } as CSSProperties
                  }
                >
                  <p className={styles.what}>
                    <b>{t(wait.kind)}</b>
                    {wait.kind === 'existingIllness' && riders.includes('shorter-wait') && (
                      <span>{t('existingNote', RIDER_FACTS['shorter-wait'])}</span>
                    )}
                  </p>
                  <i className={styles.bar} aria-hidden="true" />
                  <p className={styles.day}>
                    {today && <b>{formatDate(firstDayOf(wait, today), locale)}</b>}
                    <span>{t(wait.unit, { from: wait.from })}</span>
                  </p>
                </li>
              ))}
            </ol>
            <p className={styles.key}>
              <span>
                <i className={styles.waiting} />
                {t('waiting')}
              </span>
              <span>
                <i />
                {t('paid')}
              </span>
              {about && <span>{about}</span>}
            </p>
          </div>
        )}
        <p className={styles.law}>
          {t('moratorium', {
            months: MORATORIUM_MONTHS,
            day: sayDay(today && addMonths(today, MORATORIUM_MONTHS)),
          })}
        </p>
      </div>
    </section>
  );
}
