import { useTranslations } from 'next-intl';
import { AskTwice } from '@/components/common/ui/AskTwice';
import { useBusy } from '@/hooks/common/useBusy';
import styles from '@/components/claims/claim/Claim.module.css';

export function Withdraw({ onWithdraw }: { onWithdraw: () => Promise<unknown> }) {
  const t = useTranslations('claim.ways');
  const { isBusy, run } = useBusy();
  return (
    <section aria-labelledby="withdraw" className={styles.part}>
      <h2 id="withdraw">{t('withdraw')}</h2>
      <p>{t('withdrawText')}</p>
      <AskTwice
        act={t('withdraw')}
        keep={t('keep')}
        confirm={t('withdrawConfirm')}
        isBusy={isBusy}
        onConfirm={() => void run(onWithdraw)}
      />
    </section>
  );
}
