import { useTranslations } from 'next-intl';
import { useSyncExternalStore } from 'react';
import { ButtonLink } from '@/components/common/ui/Button';
import { hindrance, type Hindrance } from '@/lib/late/loadLate';
import { NOTE } from '@/lib/late/before/typed';
import styles from './TagConsent.module.css';

/**
 * Says why something failed to load, once neither retries nor a reload help. Both notes are prerendered, since what fails
 * may be React itself (`scripts/site/early.ts`).
 */
export function LateNote() {
  const t = useTranslations('layout.late');
  const why = useSyncExternalStore(hindrance.subscribe, hindrance.current, () => undefined);
  const note = (reason: Hindrance) => ({
    className: `card ${styles.bar}`,
    role: 'alert',
    hidden: why !== reason,
    [NOTE]: reason,
  });
  return (
    <>
      <section {...note('offline')}>
        <p>{t('offline')}</p>
      </section>
      <section {...note('failed')}>
        <p>{t('failed')}</p>
        {/* An empty address is this page. */}
        <ButtonLink kind="line" href="">
          {t('reload')}
        </ButtonLink>
      </section>
    </>
  );
}
