import { useLocale, useTranslations } from 'next-intl';
import type { CSSProperties } from 'react';
import { HOUR_MS } from '@/lib/domain/common/dates';
import { NOTICE_HOURS } from '@/lib/domain/claims/promises.data';
import { formatDateOf, formatTimeOf } from '@/lib/i18n/format';
import styles from './NoticeRuler.module.css';

/**
 * Draws now, the last moment to tell us, and the admission, in proportion. The note beside it says the same in words.
 */
export function NoticeRuler({ by, now }: { by: string; now: Date }) {
  const t = useTranslations('tellClaim.date');
  const locale = useLocale();
  const limit = Date.parse(by);
  const admitted = limit + NOTICE_HOURS * HOUR_MS;
  const share = ((limit - now.getTime()) / (admitted - now.getTime())) * 100;
  const when = (instant: string) => `${formatDateOf(instant, locale)}, ${formatTimeOf(instant)}`;
  const marks = [
    { label: t('now'), at: now.toISOString() },
    { label: t('limit', { hours: NOTICE_HOURS }), at: by },
    { label: t('admission'), at: new Date(admitted).toISOString() },
  ];
  return (
    <div className={styles.ruler} style={{ '--until': `${share}%` } as CSSProperties} aria-hidden="true">
      <i />
      {marks.map(({ label, at }) => (
        <span key={label}>
          <b>{label}</b>
          {when(at)}
        </span>
      ))}
    </div>
  );
}
