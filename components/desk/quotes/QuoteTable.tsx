import { useLocale, useTranslations } from 'next-intl';
import type { QuoteRowDto } from '@/lib/domain/desk/contract';
import { todayInIndia } from '@/lib/domain/common/dates';
import { formatAmount, formatDate, formatDateOf, formatTimeOf, formatUsd } from '@/lib/i18n/format';
import { toLocale } from '@/lib/i18n/locales';
import styles from './QuoteTable.module.css';
import { CallCustomer } from '@/components/desk/calls/CallCustomer';
import { ConsentMark } from './ConsentMark';
import { StatusMark } from './StatusMark';

const NONE = '–';

type Props = {
  quotes: readonly QuoteRowDto[];
  opened: string | undefined;
  onOpen: (quoteId: string) => void;
};

export function QuoteTable({ quotes, opened, onOpen }: Props) {
  const t = useTranslations('desk.columns');
  const calls = useTranslations('deskCalls');
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- wider than the screen, so it must scroll by keyboard
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
            <th scope="col">{calls('consentColumn')}</th>
            <th scope="col" className={styles.amount}>
              {t('updated')}
            </th>
          </tr>
        </thead>
        <tbody>
          {quotes.map((quote) => (
            <QuoteRow key={quote.dialerId} quote={quote} isOpen={quote.quoteId === opened} onOpen={onOpen} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** A trip's row also names place and dates, so that the advisor need not ask. */
function Plan({ quote }: { quote: QuoteRowDto }) {
  const t = useTranslations('desk.columns');
  const names = useTranslations('travel.destinations');
  const locale = toLocale(useLocale());
  const { segment, productName, tier, trip, sumInsuredUsd } = quote;
  if (segment !== 'Travel') return [productName, tier].filter(Boolean).join(' ') || NONE;
  const plan = [productName ?? t('travel'), sumInsuredUsd && formatUsd(sumInsuredUsd)];
  const days = trip && [trip.startsOn, trip.endsOn].map((day) => formatDate(day, locale)).join(' – ');
  return (
    <>
      {plan.filter(Boolean).join(' ')}
      {trip && (
        <small>
          {' '}
          {names(trip.destination)}, {days}
        </small>
      )}
    </>
  );
}

type RowProps = { quote: QuoteRowDto; isOpen: boolean; onOpen: (quoteId: string) => void };

function QuoteRow({ quote, isOpen, onOpen }: RowProps) {
  const { name, mobileNumber, familyCombination, city, priceAfterTax } = quote;
  return (
    <tr className={isOpen ? styles.open : undefined}>
      <th scope="row">
        <button
          type="button"
          className={styles.opener}
          aria-expanded={isOpen}
          onClick={() => onOpen(quote.quoteId)}
        >
          {name}
        </button>
      </th>
      <td className="num">{mobileNumber}</td>
      <td>
        <Plan quote={quote} />
      </td>
      <td>{familyCombination ?? NONE}</td>
      <td>{city ?? NONE}</td>
      <td className={`num ${styles.amount} ${styles.premium}`}>
        {priceAfterTax === undefined ? NONE : formatAmount(priceAfterTax)}
      </td>
      <td>
        <StatusMark status={quote.status} />
      </td>
      <td>
        <ConsentMark consent={quote.consent} />{' '}
        {quote.consent === 'given' && <CallCustomer leadId={quote.dialerId} name={name} />}
      </td>
      <td className={`num ${styles.amount}`}>
        <Moment at={quote.updatedAt} />
      </td>
    </tr>
  );
}

/** Today's events by time, earlier ones by date. */
function Moment({ at }: { at: string }) {
  const locale = toLocale(useLocale());
  const isToday = todayInIndia(new Date(at)) === todayInIndia(new Date());
  return <time dateTime={at}>{isToday ? formatTimeOf(at) : formatDateOf(at, locale).slice(0, -5)}</time>;
}
