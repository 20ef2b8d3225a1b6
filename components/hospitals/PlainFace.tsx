import type { ReactNode } from 'react';
import styles from './Hospitals.module.css';

type Props = { art: 'rings' | 'place'; title: string; children: ReactNode };

export function PlainFace({ art, title, children }: Props) {
  return (
    <div className={styles.face}>
      <img src={`/art/spot-${art}.svg`} alt="" width="160" height="120" />
      <div role="status">
        <h2>{title}</h2>
      </div>
      {children}
    </div>
  );
}
