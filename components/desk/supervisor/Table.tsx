import type { ReactNode } from 'react';
import styles from './Supervisor.module.css';

type Props = { label: string; columns: readonly string[]; children: ReactNode };

/** Rows become cards on a phone, where each cell is named by `data-label`. */
export function Table({ label, columns, children }: Props) {
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- wider than the screen, so it must scroll by keyboard
    <div className={styles.frame} role="region" aria-label={label} tabIndex={0}>
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
    </div>
  );
}
