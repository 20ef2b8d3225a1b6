import type { ReactNode } from 'react';
import { formatMoney } from '@/lib/i18n/format';
import styles from './PriceFoot.module.css';

type Props = {
  /** Whole rupees. */
  price: number;
  basis: string;
  children: ReactNode;
};

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
