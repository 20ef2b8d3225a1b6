import { useTranslations } from 'next-intl';
import type { CSSProperties } from 'react';
import styles from './Trace.module.css';
import { useDuration } from './useDuration';

/** The promised time is marked at two thirds, so that a late step has room. */
const MARK_PERCENT = 66.7;

export function Clock({ took, limit }: { took: number; limit: number }) {
  const t = useTranslations('claim.trace');
  const say = useDuration();
  const late = took - limit;
  const values = { took: say(took), limit: say(limit), late: say(Math.max(0, late)) };
  const at = Math.min(100, (took / limit) * MARK_PERCENT);
  return (
    <p className={late > 0 ? `${styles.clock} ${styles.late}` : styles.clock}>
      <span className={styles.dial} style={{ '--at': `${at}%` } as CSSProperties} aria-hidden="true" />
      <span>{t(late > 0 ? 'tookLate' : 'took', values)}</span>
    </p>
  );
}
