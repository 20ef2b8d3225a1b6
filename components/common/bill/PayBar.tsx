import type { ReactNode } from 'react';
import styles from './PayBar.module.css';

type Props = {
  amount: string;
  /** What the amount is for. */
  term: string;
  /** The link or button that leads to the bill. */
  how: ReactNode;
  /** The next step. */
  children: ReactNode;
};

/** The price and the next step, at the lower edge of a narrow screen. */
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
