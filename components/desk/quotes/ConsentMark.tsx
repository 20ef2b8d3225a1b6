import { useTranslations } from 'next-intl';
import type { ConsentState } from '@/lib/domain/consents/consentState';
import styles from './ConsentMark.module.css';

/** Conveys consent by shape and word, never by colour alone. */
export function ConsentMark({ consent }: { consent: ConsentState }) {
  const t = useTranslations('deskCalls.consent');
  return <span className={`${styles.mark} ${styles[consent]}`}>{t(consent)}</span>;
}
