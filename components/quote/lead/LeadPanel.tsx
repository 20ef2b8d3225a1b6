import type { ReactNode } from 'react';
import { formatMoney } from '@/lib/i18n/format';
import styles from './LeadPanel.module.css';

type Ticket = {
  /** Whole rupees. */
  price: number;
  term: string;
  about: string;
  more: string;
  /** Links to the price's calculation. */
  href?: string;
};

type Props = { ticket?: Ticket; children: ReactNode };

export function LeadPanel({ ticket, children }: Props) {
  return (
    <div className={`light ${styles.panel}`} id="start">
      {ticket && <TicketOf {...ticket} />}
      {children}
    </div>
  );
}

function TicketOf({ price, term, about, more, href }: Ticket) {
  const said = (
    <>
      <span className={styles.amount}>
        <b className="price">{formatMoney(price)}</b> <small>{term}</small>
      </span>
      <span className={styles.about}>
        {about}
        {href ? <u>{more}</u> : <span>{more}</span>}
      </span>
    </>
  );
  return href ? (
    <a className={styles.ticket} href={href}>
      {said}
    </a>
  ) : (
    <p className={styles.ticket}>{said}</p>
  );
}
