import type { ReactNode } from 'react';
import styles from './Sections.module.css';

/** Sections that no screen shows at first. */
export const FIRST_SECTIONS = 2;

/** What follows them in a column of text: laid out when it comes near, its styles not waited for (styles/global.css). */
export function Later({ children }: { children: ReactNode }) {
  return <div className={`below ${styles.later}`}>{children}</div>;
}
