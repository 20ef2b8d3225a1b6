import { useLocale, useTranslations } from 'next-intl';
import { onOneLine } from '@/components/common/ui/onOneLine';
import { useState } from 'react';
import { Select } from '@/components/common/form/Select';
import { AskTwice } from '@/components/common/ui/AskTwice';
import { Note } from '@/components/common/ui/states/Note';
import { useSubmit } from '@/hooks/common/useSubmit';
import { CANCELLATION_REASONS, type CancellationReason, type PolicyDto } from '@/lib/domain/policy/contract';
import { formatDate, formatMoney } from '@/lib/i18n/format';
import styles from './Policy.module.css';

export type ReturnProps = {
  policy: PolicyDto;
  /** Rejects where another amount than this one would be refunded. */
  onCancel: (reason: CancellationReason, amount: number) => Promise<void>;
};

export function ReturnPolicy({ policy, onCancel }: ReturnProps) {
  const t = useTranslations('policy.freeLook');
  const locale = useLocale();
  const [reason, setReason] = useState<CancellationReason>('unsaid');
  const { isBusy, failure, run } = useSubmit({ conflict: t('failed'), failed: t('failed') });
  const { cancellation, freeLookUntil, isContinued, renewedBy } = policy;
  if (isContinued && renewedBy) {
    return <p>{t.rich('continued', { policyNumber: renewedBy.policyNumber, number: onOneLine })}</p>;
  }
  if (cancellation.kind === 'none') return null;
  const { refund } = cancellation;
  const options = CANCELLATION_REASONS.map((value) => ({ value, label: t(`reasons.${value}`) }));
  return (
    <section className={styles.return} aria-labelledby="return-policy">
      <h2 id="return-policy">{t('title')}</h2>
      <p>
        {cancellation.kind === 'freeLook'
          ? t('text', { date: formatDate(freeLookUntil, locale) })
          : t('later')}{' '}
        {t('refund', { amount: formatMoney(refund) })}
      </p>
      <AskTwice
        act={t('open')}
        keep={t('keep')}
        confirm={t('confirm', { amount: formatMoney(refund) })}
        isBusy={isBusy}
        onConfirm={() => void run(() => onCancel(reason, refund))}
      >
        <Note kind="warn">{t('warn')}</Note>
        {failure && (
          <Note kind="bad" role="alert">
            {failure.code === 'PRICE_CHANGED' ? t('otherAmount') : failure.message}
          </Note>
        )}
        <Select
          label={t('reason')}
          options={options}
          value={reason}
          onChange={({ target }) => setReason(target.value as CancellationReason)}
        />
      </AskTwice>
    </section>
  );
}
