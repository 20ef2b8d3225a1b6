import { useTranslations } from 'next-intl';
import { useSyncExternalStore } from 'react';
import { Button } from '@/components/common/ui/Button';
import { hindrance } from '@/lib/late/loadLate';
import styles from './TagConsent.module.css';

/** Says why a lazy part failed to load, once neither retries nor a reload help. */
export function LateNote() {
  const t = useTranslations('layout.late');
  const why = useSyncExternalStore(hindrance.subscribe, hindrance.current, () => undefined);
  if (!why) return null;
  return (
    <section className={`card ${styles.bar}`} role="alert">
      <p>{t(why)}</p>
      {why === 'failed' && (
        <Button kind="line" onClick={() => location.reload()}>
          {t('reload')}
        </Button>
      )}
    </section>
  );
}
