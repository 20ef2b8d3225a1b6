import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { UnopenedNote } from '@/components/common/bill/UnopenedNote';
import { Button } from '@/components/common/ui/Button';
import { Note } from '@/components/common/ui/states/Note';
import { type Shown, usePay } from '@/hooks/payment/usePay';
import { formatMoney } from '@/lib/i18n/format';
import { KycDue } from './KycDue';

type Props = { quoteId: string; order: Shown; otherWay: ReactNode; children: ReactNode };

/** Goes on with a payment that was begun. `otherWay` leads to where a new one begins, if its price or what it buys was changed. */
export function PayAgain({ quoteId, order, otherWay, children }: Props) {
  const t = useTranslations('payment');
  const { pay, isBusy, changed, isOther, isUnanswered, kycDue } = usePay();
  if (kycDue !== undefined) return <KycDue quoteId={quoteId} message={kycDue} />;
  if (changed || isOther) {
    return (
      <>
        <Note kind="warn" role="alert">
          {changed
            ? t('changed', { before: formatMoney(changed.before), now: formatMoney(changed.now) })
            : t('other')}
        </Note>
        {otherWay}
      </>
    );
  }
  return (
    <>
      {isUnanswered && <UnopenedNote />}
      <Button kind="go" size="big" busy={isBusy} onClick={() => void pay(order)}>
        {children}
      </Button>
    </>
  );
}
