import type { ReactNode } from 'react';
import { formatMoney } from '@/lib/i18n/format';
import styles from './PriceFoot.module.css';

type Props = {
  /** Whole rupees. */
  price: number;
  /** For what and whom it holds. */
  basis: string;
  /** The button to it. */
  children: ReactNode;
};

/** The foot of a plan's card: its price, and the way to one's own. */
export function PriceFoot({ price, basis, children }: Props) {
  return (
    <div className={styles.foot}>
      <p>
        <b className="price">{formatMoney(price)}</b>
        <small>{basis}</small>
      </p>
      {children}
    </div>
  );
}
