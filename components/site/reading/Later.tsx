import type { ReactNode } from 'react';
import styles from './Sections.module.css';

/** Sections that a screen may show at first; the ones after them are later. */
export const FIRST_SECTIONS = 2;

/**
 * The later part of a column of text. It is laid out when it comes near, and its styles aren't waited for
 * (styles/global.css).
 */
export function Later({ children }: { children: ReactNode }) {
  return <div className={`below ${styles.later}`}>{children}</div>;
}
