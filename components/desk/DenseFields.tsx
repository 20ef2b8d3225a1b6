import type { ReactNode } from 'react';
import styles from './Dashboard.module.css';

type SelectProps = { label: string; value: string; onChange: (value: string) => void; children: ReactNode };

/** A select with its label inside the box, so that the filters fit on one line. */
export function DenseSelect({ label, value, onChange, children }: SelectProps) {
  return (
    <label className={styles.dense}>
      {label}
      <select value={value} onChange={({ target }) => onChange(target.value)}>
        {children}
      </select>
    </label>
  );
}
