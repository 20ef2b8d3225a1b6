import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Select } from '@/components/common/form/Select';
import { Button } from '@/components/common/ui/Button';
import { Note } from '@/components/common/ui/states/Note';
import { CANCELLATION_REASONS, type CancellationReason, type PolicyDto } from '@/lib/domain/policy/contract';
import { formatDate, formatMoney } from '@/lib/i18n/format';
import styles from './Policy.module.css';

type Props = { policy: PolicyDto; onCancel: (reason: CancellationReason) => Promise<void> };

export function ReturnPolicy({ policy, onCancel }: Props) {
  const t = useTranslations('policy.freeLook');
  const locale = useLocale();
  const [isAsked, setIsAsked] = useState(false);
  const { cancellation, freeLookUntil, isContinued, renewedBy } = policy;
  if (isContinued && renewedBy) {
    return <p>{t('continued', { policyNumber: renewedBy.policyNumber })}</p>;
  }
  if (cancellation.kind === 'none') return null;
  const amount = formatMoney(cancellation.refund);
  return (
    <section className={styles.return} aria-labelledby="return-policy">
      <h2 id="return-policy">{t('title')}</h2>
      <p>
        {cancellation.kind === 'freeLook'
          ? t('text', { date: formatDate(freeLookUntil, locale) })
          : t('later')}{' '}
        {t('refund', { amount })}
      </p>
      {isAsked ? (
        <Confirmation amount={amount} onCancel={onCancel} onKeep={() => setIsAsked(false)} />
      ) : (
        <Button kind="line" onClick={() => setIsAsked(true)}>
          {t('open')}
        </Button>
      )}
    </section>
  );
}

type ConfirmationProps = { amount: string; onCancel: Props['onCancel']; onKeep: () => void };

function Confirmation({ amount, onCancel, onKeep }: ConfirmationProps) {
  const t = useTranslations('policy.freeLook');
  const [reason, setReason] = useState<CancellationReason>('unsaid');
  const [isBusy, setIsBusy] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const options = CANCELLATION_REASONS.map((value) => ({ value, label: t(`reasons.${value}`) }));
  const confirm = async () => {
    setIsBusy(true);
    try {
      await onCancel(reason);
    } catch {
      setHasFailed(true);
      setIsBusy(false);
    }
  };
  return (
    <div className={styles.confirmation}>
      <Note kind="warn">{t('warn')}</Note>
      {hasFailed && (
        <Note kind="bad" role="alert">
          {t('failed')}
        </Note>
      )}
      <Select
        label={t('reason')}
        options={options}
        value={reason}
        onChange={({ target }) => setReason(target.value as CancellationReason)}
      />
      <div className={styles.ways}>
        <Button kind="act" onClick={onKeep}>
          {t('keep')}
        </Button>
        <Button kind="bad" busy={isBusy} onClick={() => void confirm()}>
          {t('confirm', { amount })}
        </Button>
      </div>
    </div>
  );
}
