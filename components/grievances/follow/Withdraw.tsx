import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/common/ui/Button';
import { useSubmit } from '@/hooks/common/useSubmit';
import styles from '../Grievances.module.css';

/** Asked twice, since it can't be undone. */
export function Withdraw({ onWithdraw }: { onWithdraw: () => Promise<unknown> }) {
  const t = useTranslations('grievance.card');
  const [isAsked, setIsAsked] = useState(false);
  const { isBusy, failure, run } = useSubmit({ conflict: t('notSent'), failed: t('notSent') });
  if (!isAsked) {
    return (
      <p>
        <button type="button" className="link" onClick={() => setIsAsked(true)}>
          {t('withdraw')}
        </button>
      </p>
    );
  }
  return (
    <div className={styles.look} role="group" aria-label={t('withdraw')}>
      <p>{failure?.message ?? t('withdrawText')}</p>
      <p className={styles.buttons}>
        <Button kind="act" onClick={() => setIsAsked(false)}>
          {t('keep')}
        </Button>
        <Button kind="bad" busy={isBusy} onClick={() => void run(onWithdraw)}>
          {t('withdrawConfirm')}
        </Button>
      </p>
    </div>
  );
}
