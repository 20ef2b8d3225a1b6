import type { ReactNode } from 'react';
import styles from './Supervisor.module.css';
import { Scrolling } from '@/components/common/ui/Scrolling';

type Props = {
  label: string;
  columns: readonly string[];
  /** How many of the columns from this place on hold numbers. */
  numbers?: { from: number; count: number };
  children: ReactNode;
};

/** Rows become cards on a phone, where each cell is named by `data-label`. */
export function Table({ label, columns, numbers: { from, count } = { from: 0, count: 0 }, children }: Props) {
  return (
    <Scrolling className={styles.frame} aria-label={label}>
      <table className={styles.table}>
        <thead>
          <tr>
            {columns.map((column, at) => (
              <th
                key={column}
                scope="col"
                className={at >= from && at < from + count ? styles.amount : undefined}
              >
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </Scrolling>
  );
}
