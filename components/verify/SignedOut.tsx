import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { type Left, useEnding } from '@/hooks/verify/useSignOut';
import { paths } from '@/lib/config/paths';
import { CUSTOMER_SESSION } from '@/lib/domain/verify/customerSession.data';
import styles from './Session.module.css';

type Props = { left: Left; heading?: 'h1' | 'h2' };

/** Replaces personal content. Its links reload the document, to clear the tab's memory. */
export function SignedOut({ left, heading: Heading = 'h1' }: Props) {
  const t = useTranslations('session');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  useEnding(left);

  return (
    <div className={`wrap ${styles.out}`}>
      <Heading ref={heading} tabIndex={-1}>
        {t('outTitle')}
      </Heading>
      <p className="lead">{t('outText')}</p>
      <p role="status">
        {left === 'pending' ? t('pendingText', { minutes: CUSTOMER_SESSION.idleMinutes }) : t(left)}
      </p>
      <p className={styles.ways}>
        <a href={paths.home}>{t('home')}</a>
        <a href={paths.continue}>{t('again')}</a>
      </p>
    </div>
  );
}
