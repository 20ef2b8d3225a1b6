import type { ReactNode } from 'react';
import styles from './Hang.module.css';

type Props = {
  scene: ReactNode;
  /** Stands in the dark band. */
  head: ReactNode;
  /** Stands below the band, beside the bill. */
  children: ReactNode;
  /** Hangs from the band across its edge. */
  bill: ReactNode;
  /** Stands below the choices, on a phone below the bill. */
  figures?: ReactNode;
  labelledBy: string;
};

export function Hang({ scene, head, children, bill, figures, labelledBy }: Props) {
  return (
    <section className={styles.hang} id="bill" aria-labelledby={labelledBy}>
      <div className={`dark ${styles.band}`}>{scene}</div>
      <div className={`dark ${styles.head}`}>{head}</div>
      <div className={styles.question}>{children}</div>
      <div className={styles.bill}>{bill}</div>
      {figures && <div className={styles.figures}>{figures}</div>}
    </section>
  );
}
