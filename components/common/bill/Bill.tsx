import type { ReactNode } from 'react';
import { formatAmount, formatMoney } from '@/lib/i18n/format';
import styles from './Bill.module.css';

export type BillLine = {
  key: string;
  label: ReactNode;
  note?: ReactNode;
  /** Whole rupees, signed. */
  amount: number;
  isNew?: boolean;
};

type Props = {
  head?: { title: ReactNode; reference?: ReactNode; date?: ReactNode };
  plan?: { name: ReactNode; about: ReactNode; emblem?: string };
  columns: { particulars: string; amount: string };
  lines: readonly BillLine[];
  total: { label: ReactNode; amount: number };
  children?: ReactNode;
  /** Omits the torn edge and shadow, for bills that touch. */
  flat?: boolean;
  className?: string;
};

function lineClass(line: BillLine) {
  const kind = line.amount === 0 ? styles.zero : line.amount < 0 && styles.less;
  return [styles.line, kind, line.isNew && styles.fresh].filter(Boolean).join(' ');
}

export function BillLines({ lines }: { lines: readonly BillLine[] }) {
  return (
    <dl className={styles.lines}>
      {lines.map((line) => (
        <div key={line.key} className={lineClass(line)}>
          <dt>
            <span>
              {line.label}
              {line.note && <small> {line.note}</small>}
            </span>
          </dt>
          <dd>{formatAmount(line.amount)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Shows zero lines too, so that every bill visibly adds up to its total. */
export function Bill({ head, plan, columns, lines, total, children, flat, className }: Props) {
  return (
    <div className={[styles.bill, flat && styles.flat, className].filter(Boolean).join(' ')}>
      <div className={styles.sheet}>
        {head && (
          <p className={styles.head}>
            <span>
              <b>{head.title}</b> <span className="num">{head.reference}</span>
            </span>
            <span>{head.date}</span>
          </p>
        )}
        {plan && (
          <div className={styles.plan}>
            {plan.emblem && (
              <img src={`/art/plan-${plan.emblem}.svg`} alt="" width="36" height="36" loading="lazy" />
            )}
            <p>
              <b>{plan.name}</b>
              <span>{plan.about}</span>
            </p>
          </div>
        )}
        <p className={styles.columns}>
          <span>{columns.particulars}</span>
          <span>{columns.amount}</span>
        </p>
        <BillLines lines={lines} />
        <p className={styles.total} aria-live="polite">
          <span>{total.label}</span>
          <b>{formatMoney(total.amount)}</b>
        </p>
        {children}
      </div>
    </div>
  );
}
