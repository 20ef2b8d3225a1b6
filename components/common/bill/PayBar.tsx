import type { ReactNode } from 'react';
import styles from './PayBar.module.css';

type Props = {
  amount: string;
  /** What the amount is for. */
  term: string;
  /** Leads to the bill. */
  how: ReactNode;
  /** The next step. */
  children: ReactNode;
};

/** At the lower edge of a narrow screen: the price and the next step. */
export function PayBar({ amount, term, how, children }: Props) {
  return (
    <div className={`dark ${styles.bar}`} data-edge="">
      <div className={styles.price}>
        <b className="num">{amount}</b> <span>{term}</span>
        {how}
      </div>
      {children}
    </div>
  );
}
