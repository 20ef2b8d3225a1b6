import type { ReactNode } from 'react';
import styles from './Face.module.css';

type Props = { kind: 'empty' | 'error' | 'offline'; title: string; children: ReactNode; action?: ReactNode };

export function Face({ kind, title, children, action }: Props) {
  return (
    <div className={styles.face} role={kind === 'empty' ? undefined : 'alert'}>
      <img
        src={`/art/spot-${kind}.svg`}
        alt=""
        width="160"
        height="120"
        // Without a network the picture isn't there either.
        onError={({ currentTarget }) => {
          currentTarget.hidden = true;
        }}
      />
      <h2>{title}</h2>
      <p>{children}</p>
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
