import { useLocale, useTranslations } from 'next-intl';
import type { QuoteRowDto } from '@/lib/domain/contract';
import { todayInIndia } from '@/lib/domain/dates';
import { formatAmount, formatDateOf, formatTimeOf } from '@/lib/i18n/format';
import { toLocale } from '@/lib/i18n/locales';
import styles from './QuoteTable.module.css';
import { StatusMark } from './StatusMark';

const NONE = '–';

export function QuoteTable({ quotes }: { quotes: readonly QuoteRowDto[] }) {
  const t = useTranslations('dashboard.columns');
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- where it is wider than the screen, the keyboard scrolls it
    <div className={styles.frame} role="region" aria-label={t('label')} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('customer')}</th>
            <th scope="col">{t('phone')}</th>
            <th scope="col">{t('plan')}</th>
            <th scope="col">{t('family')}</th>
            <th scope="col">{t('city')}</th>
            <th scope="col" className={styles.amount}>
              {t('premium')}
            </th>
            <th scope="col">{t('status')}</th>
            <th scope="col" className={styles.amount}>
              {t('updated')}
            </th>
          </tr>
        </thead>
        <tbody>
          {quotes.map((quote) => (
            <QuoteRow key={quote.dialerId} quote={quote} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function QuoteRow({ quote }: { quote: QuoteRowDto }) {
  const t = useTranslations('dashboard.columns');
  const { name, mobileNumber, segment, productName, tier, familyCombination, city, priceAfterTax } = quote;
  const plan = [productName, tier].filter(Boolean).join(' ');
  return (
    <tr>
      <th scope="row">{name}</th>
      <td className="num">{mobileNumber}</td>
      <td>{segment === 'Travel' ? t('travel') : plan || NONE}</td>
      <td>{familyCombination ?? NONE}</td>
      <td>{city ?? NONE}</td>
      <td className={`num ${styles.amount} ${styles.premium}`}>
        {priceAfterTax === undefined ? NONE : formatAmount(priceAfterTax)}
      </td>
      <td>
        <StatusMark status={quote.status} />
      </td>
      <td className={`num ${styles.amount}`}>
        <Moment at={quote.updatedAt} />
      </td>
    </tr>
  );
}

/** The time of today, the day of anything earlier. */
function Moment({ at }: { at: string }) {
  const locale = toLocale(useLocale());
  const isToday = todayInIndia(new Date(at)) === todayInIndia(new Date());
  return <time dateTime={at}>{isToday ? formatTimeOf(at) : formatDateOf(at, locale).slice(0, -5)}</time>;
}
