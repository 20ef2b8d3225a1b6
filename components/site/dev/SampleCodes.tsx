import { useTranslations } from 'next-intl';
import { useSampleCodes } from '@/hooks/site/useOutbox';
import styles from './Outbox.module.css';

/** Replaces the authenticator app of sample staff. */
export function SampleCodes() {
  const t = useTranslations('outbox.authenticator');
  const codes = useSampleCodes();
  if (codes.length === 0) return null;
  return (
    <section className={styles.message} aria-labelledby="authenticator">
      <h2 id="authenticator">{t('title')}</h2>
      <p>{t('intro')}</p>
      <ul>
        {codes.map(({ staffId, code }) => (
          <li key={staffId}>
            {staffId} <b className="num">{code}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}
