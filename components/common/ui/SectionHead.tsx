import type { ReactNode } from 'react';
import styles from './SectionHead.module.css';

/** A heading, and beside it what holds for the whole section. */
export function SectionHead({ id, title, children }: { id: string; title: string; children?: ReactNode }) {
  return (
    <div className={styles.head}>
      <h2 id={id}>{title}</h2>
      {children}
    </div>
  );
}
