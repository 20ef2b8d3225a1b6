import type { ReactNode } from 'react';
import styles from './Tag.module.css';

export function Tag({
  kind = 'plain',
  className,
  children,
}: {
  kind?: 'plain' | 'marigold' | 'good';
  className?: string;
  children: ReactNode;
}) {
  return <span className={[styles.tag, styles[kind], className].filter(Boolean).join(' ')}>{children}</span>;
}
