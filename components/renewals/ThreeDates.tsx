import { useLocale, useTranslations } from 'next-intl';
import type { CSSProperties } from 'react';
import { ageInDays } from '@/lib/domain/common/dates';
import type { RenewalDto } from '@/lib/domain/renewals/contract';
import { formatDate, formatMoney } from '@/lib/i18n/format';
import styles from './ThreeDates.module.css';

/** Shows until when the policy covers, when grace ends and when it lapses, each with what is lost. */
export function ThreeDates({ renewal }: { renewal: RenewalDto }) {
  const t = useTranslations('renewals.dates');
  const locale = useLocale();
  const { dates, today, carried, status } = renewal;
  const { opensOn, endsOn, renewsOn, graceUntil, lapsesOn } = dates;
  const day = (date: string) => formatDate(date, locale);
  const part = status === 'grace' || status === 'lapsed' ? status : 'covered';
  const span = { covered: [opensOn, endsOn], grace: [renewsOn, graceUntil], lapsed: [lapsesOn, lapsesOn] }[
    part
  ];
  const [from = today, to = today] = span;
  const share = Math.min(100, Math.max(0, (ageInDays(from, today) / Math.max(1, ageInDays(from, to))) * 100));
  const star = { '--at': `${today < from ? 0 : share}%` } as CSSProperties;
  const rows = [
    { key: 'covered', when: t('covered.when', { date: day(endsOn) }) },
    { key: 'grace', when: t('grace.when', { from: day(renewsOn), to: day(graceUntil) }) },
    { key: 'lapsed', when: t('lapsed.when', { date: day(lapsesOn) }) },
  ] as const;
  const values = { startsOn: day(renewsOn), today: day(today), carried: formatMoney(carried?.carried ?? 0) };
  return (
    <section aria-labelledby="dates">
      <h2 id="dates">{t('title')}</h2>
      <ol className={styles.dates}>
        {rows.map(({ key, when }) => (
          <li
            key={key}
            className={key === part ? `${styles[key]} ${styles.now}` : styles[key]}
            style={key === part ? star : undefined}
          >
            <p className={styles.when}>
              <b>{when}</b>
            </p>
            <p>
              <b>{t(`${key}.short`)}</b> {t(`${key}.text`, values)}
              {key === part && ` ${t('today', values)}`}
              {key === 'lapsed' && carried && carried.carried > 0 && ` ${t('lost', values)}`}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
