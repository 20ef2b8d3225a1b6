import type { ReactNode } from 'react';
import styles from './Lost.module.css';

export function Lost({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <section className={`wrap ${styles.lost}`}>
      <img src="/art/tile-aside.svg" alt="" width="416" height="288" />
      <div>
        <h1>{title}</h1>
        <p className="lead">{text}</p>
        {children}
      </div>
    </section>
  );
}
