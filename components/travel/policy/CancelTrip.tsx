import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/common/ui/Button';
import { Chips } from '@/components/common/ui/Chips';
import { Note } from '@/components/common/ui/states/Note';
import { useTripChange } from '@/hooks/travel/useTripChange';
import { TRIP_CANCEL_REASONS, type TripCancelReason } from '@/lib/domain/travel/cancelShares.data';
import type { TripPolicyDto } from '@/lib/domain/travel/contract';
import { formatMoney } from '@/lib/i18n/format';
import styles from './TripPolicy.module.css';

type Props = { policy: TripPolicyDto; onChanged: (policy: TripPolicyDto) => unknown };

export function CancelTrip({ policy, onChanged }: Props) {
  const t = useTranslations('tripPolicy.changes');
  const [reason, setReason] = useState<TripCancelReason>();
  const { isBusy, failure, cancel } = useTripChange(policy.policyNumber, onChanged);
  const amountOf = (each: TripCancelReason) => formatMoney(policy.cancelRefunds[each]);
  return (
    <div className={styles.change}>
      <Chips
        legend={t('why')}
        name="cancel-reason"
        value={reason}
        choices={TRIP_CANCEL_REASONS.map((value) => ({
          value,
          label: t(`reasons.${value}`, { amount: amountOf(value) }),
        }))}
        onChange={setReason}
      />
      {failure && (
        <Note kind="bad" role="alert">
          {failure.code === 'PRICE_CHANGED' ? t('otherAmount') : failure.message}
        </Note>
      )}
      {reason && (
        <>
          <Note kind="warn">{t('warn')}</Note>
          <Button kind="bad" busy={isBusy} onClick={() => void cancel(reason, policy.cancelRefunds[reason])}>
            {t('confirmCancel', { amount: amountOf(reason) })}
          </Button>
        </>
      )}
    </div>
  );
}
