import type { ReactNode } from 'react';
import { Icon, type IconName } from '@/components/common/ui/Icon';
import styles from './Papers.module.css';

type Props = {
  name: ReactNode;
  icon?: IconName;
  look: 'plain' | 'good' | 'bad' | 'wait';
  state: { icon: IconName; words: ReactNode; isTurning?: boolean };
  /** How much has been sent, from 0 to 1, while the paper is on its way. */
  progress?: { share: number; label: string };
  /** One action that the state allows. */
  action?: ReactNode;
  children?: ReactNode;
};

/** A paper in one of its states: a word, an icon, the reason and a way out. */
export function PaperItem({ name, icon = 'paper', look, state, progress, action, children }: Props) {
  return (
    <li className={`${styles.paper} ${styles[look]}`}>
      <Icon name={icon} size="large" />
      <div className={styles.words}>
        <b>{name}</b>
        <p className={styles.state}>
          <Icon name={state.icon} size="small" className={state.isTurning ? styles.turning : undefined} />
          <span>{state.words}</span>
        </p>
        {children && <p>{children}</p>}
      </div>
      {action && <div className={styles.action}>{action}</div>}
      {progress && (
        <div className={styles.progress}>
          <progress value={progress.share} max={1} aria-label={progress.label} />
        </div>
      )}
    </li>
  );
}
