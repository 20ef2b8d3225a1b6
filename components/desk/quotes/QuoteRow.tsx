import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { QuoteRowDto } from '@/lib/domain/desk/contract';
import type { Column } from '@/lib/domain/desk/list/columns';
import { kindOf } from '@/lib/domain/travel/kinds/kinds';
import { planNameOf } from '@/lib/domain/plans/planName';
import { formatAmount, formatDate, formatUsd } from '@/lib/i18n/format';
import { CallCustomer } from '@/components/desk/calls/CallCustomer';
import { ConsentMark } from './ConsentMark';
import { LinkMark } from './LinkMark';
import styles from './QuoteTable.module.css';
import { moveByKey } from './moveByKey';
import { sayMoment } from './sayMoment';
import { StatusMark } from './StatusMark';

const NONE = '–';

type Props = {
  quote: QuoteRowDto;
  columns: readonly Column[];
  staffId: string;
  opened: string | undefined;
  onOpen: (quoteId: string) => void;
  /** Opens the quote with the focus on sending. */
  onSend: (quoteId: string) => void;
};

const classes: Partial<Record<Column, string>> = {
  phone: `num ${styles.wide}`,
  plan: styles.plan ?? '',
  family: `num ${styles.wide}`,
  city: styles.wide ?? '',
  premium: `num ${styles.amount} ${styles.premium}`,
  status: styles.statusCell ?? '',
  consent: styles.wide ?? '',
  link: styles.link ?? '',
  owner: styles.wide ?? '',
  updated: `num ${styles.amount} ${styles.wide}`,
};

export function QuoteRow({ quote, columns, staffId, opened, onOpen, onSend }: Props) {
  const t = useTranslations('desk');
  const isOpen = quote.quoteId === opened;
  const { owner } = quote;
  return (
    <tr className={isOpen ? styles.open : undefined}>
      <th scope="row" className={styles.name}>
        <button
          type="button"
          data-opener=""
          className={styles.opener}
          aria-expanded={isOpen}
          onClick={() => onOpen(quote.quoteId)}
          onKeyDown={(event) => {
            if (event.key.toLowerCase() === 's' && !event.ctrlKey && !event.metaKey) onSend(quote.quoteId);
            else moveByKey(event);
          }}
        >
          {quote.name}
        </button>
        <span className={`num ${styles.narrow}`}>{quote.mobileNumber}</span>
        {owner && owner.staffId !== staffId && <small>{t('with', { name: owner.name })}</small>}
      </th>
      {columns.map((column) => (
        <td key={column} className={classes[column]}>
          {cells[column](quote)}
        </td>
      ))}
    </tr>
  );
}

const cells: Record<Column, (quote: QuoteRowDto) => ReactNode> = {
  phone: ({ mobileNumber }) => mobileNumber,
  plan: (quote) => <Plan quote={quote} />,
  family: ({ familyCombination }) => familyCombination ?? NONE,
  city: ({ city }) => city ?? NONE,
  premium: ({ priceAfterTax }) => (priceAfterTax === undefined ? NONE : formatAmount(priceAfterTax)),
  status: ({ status }) => <StatusMark status={status} />,
  consent: (quote) => <Consent quote={quote} />,
  link: (quote) => <LinkMark quote={quote} />,
  owner: ({ owner }) => owner?.name ?? NONE,
  updated: ({ updatedAt }) => <Moment at={updatedAt} />,
};

function Consent({ quote: { consent, dialerId, name } }: { quote: QuoteRowDto }) {
  return (
    <>
      <ConsentMark consent={consent} />{' '}
      {consent === 'given' && <CallCustomer leadId={dialerId} name={name} />}
    </>
  );
}

/** A trip's row also names place and dates, so that the advisor need not ask. */
function Plan({ quote }: { quote: QuoteRowDto }) {
  const t = useTranslations('desk.columns');
  const travel = useTranslations('travel');
  const locale = useLocale();
  const { segment, productName, trip, sumInsuredUsd } = quote;
  if (segment !== 'Travel') return planNameOf(quote) || NONE;
  const plan = [productName ?? t('travel'), sumInsuredUsd && formatUsd(sumInsuredUsd)];
  const kind = trip && kindOf(trip);
  const days = trip && [trip.startsOn, trip.endsOn].map((day) => formatDate(day, locale)).join(' – ');
  return (
    <>
      {plan.filter(Boolean).join(' ')}
      {trip && (
        <small>
          {' '}
          {kind && kind !== 'single' && `${travel(`form.kinds.${kind}`)}, `}
          {travel(`destinations.${trip.destination}`)}, {days}
        </small>
      )}
    </>
  );
}

function Moment({ at }: { at: string }) {
  const locale = useLocale();
  return <time dateTime={at}>{sayMoment(at, locale)}</time>;
}
