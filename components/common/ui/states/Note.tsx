import type { ReactNode } from 'react';
import { Icon, type IconName } from '@/components/common/ui/Icon';
import styles from './Note.module.css';

type Props = {
  kind?: 'plain' | 'good' | 'warn' | 'bad';
  icon?: IconName;
  role?: 'status' | 'alert';
  children: ReactNode;
};

const icons: Record<NonNullable<Props['kind']>, IconName> = {
  plain: 'info',
  good: 'check',
  warn: 'info',
  bad: 'alert',
};

/** A message that stays on the page, unlike a toast. */
export function Note({ kind = 'plain', icon = icons[kind], role, children }: Props) {
  return (
    <div className={`${styles.note} ${styles[kind]}`} role={role}>
      <Icon name={icon} size="small" />
      <div>{children}</div>
    </div>
  );
}
