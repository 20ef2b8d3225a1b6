import { useTranslations } from 'next-intl';
import type { LeadStatus } from '@/lib/domain/quote/leadStatus';
import styles from './QuoteTable.module.css';

const kinds: Partial<Record<LeadStatus, string>> = {
  1: styles.paid,
  3: styles.declined,
  4: styles.partial,
  5: styles.initiated,
  6: styles.linkSent,
};

/** Conveys the status by number, shape and word, never by colour alone. */
export function StatusMark({ status }: { status: LeadStatus }) {
  const t = useTranslations('desk.statuses');
  return (
    <span className={`${styles.mark} ${kinds[status] ?? ''}`}>
      <b>{status}</b> {t(`${status}`)}
    </span>
  );
}
