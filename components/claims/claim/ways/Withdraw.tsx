import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { AskTwice } from '@/components/common/ui/AskTwice';
import { useToasts } from '@/hooks/common/useToasts';
import styles from '../Claim.module.css';

export function Withdraw({ onWithdraw }: { onWithdraw: () => Promise<void> }) {
  const t = useTranslations('claim.ways');
  const toasts = useToasts();
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
      <AskTwice
        act={t('withdraw')}
        keep={t('keep')}
        confirm={t('withdrawConfirm')}
        isBusy={isBusy}
        onConfirm={() => void confirm()}
      />
    </section>
  );
}
