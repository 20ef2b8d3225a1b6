import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/common/ui/Button';
import { useToasts } from '@/hooks/common/useToasts';
import styles from '../Claim.module.css';

/** Asked twice, since it can't be undone. */
export function Withdraw({ onWithdraw }: { onWithdraw: () => Promise<void> }) {
  const t = useTranslations('claim.ways');
  const toasts = useToasts();
  const [isAsked, setIsAsked] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const confirm = async () => {
    setIsBusy(true);
    try {
      await onWithdraw();
    } catch (error) {
      toasts.sayError(error);
      setIsBusy(false);
    }
  };
  return (
    <section aria-labelledby="withdraw" className={styles.part}>
      <h2 id="withdraw">{t('withdraw')}</h2>
      <p>{t('withdrawText')}</p>
      <p className={styles.buttons}>
        {isAsked ? (
          <>
            <Button kind="act" onClick={() => setIsAsked(false)}>
              {t('keep')}
            </Button>
            <Button kind="bad" busy={isBusy} onClick={() => void confirm()}>
              {t('withdrawConfirm')}
            </Button>
          </>
        ) : (
          <Button kind="line" onClick={() => setIsAsked(true)}>
            {t('withdraw')}
          </Button>
        )}
      </p>
    </section>
  );
}
