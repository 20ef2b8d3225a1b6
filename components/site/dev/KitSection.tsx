import type { ReactNode } from 'react';
import styles from './Kit.module.css';

export function KitSection({
  title,
  about,
  children,
}: {
  title: string;
  about: string;
  children: ReactNode;
}) {
  return (
    <section className={styles.section}>
      <div>
        <h2>{title}</h2>
        <p className="small">{about}</p>
      </div>
      <div className={styles.body}>{children}</div>
    </section>
  );
}
