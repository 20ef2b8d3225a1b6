import type { ReactNode } from 'react';
import styles from './Supervisor.module.css';
import { Scrolling } from '@/components/common/ui/Scrolling';

type Props = { label: string; columns: readonly string[]; children: ReactNode };

/** Rows become cards on a phone, where each cell is named by `data-label`. */
export function Table({ label, columns, children }: Props) {
  return (
    <Scrolling className={styles.frame} aria-label={label}>
      <table className={styles.table}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
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
