import type { ReactNode } from 'react';
import { Button } from '@/components/common/ui/Button';
import { type Shown, usePay } from '@/hooks/payment/usePay';
import { ChangedNotes } from './ChangedNotes';
import { KycDue } from './KycDue';

type Props = { quoteId: string; order: Shown; otherWay: ReactNode; children: ReactNode };

/** Goes on with a payment that was begun. `otherWay` leads to where a new one begins, if its price or what it buys was changed. */
export function PayAgain({ quoteId, order, otherWay, children }: Props) {
  const { pay, isBusy, kycDue, ...notes } = usePay();
  if (kycDue !== undefined) return <KycDue quoteId={quoteId} message={kycDue} />;
  return (
    <>
      <ChangedNotes area="payment" {...notes} />
      {notes.changed || notes.isOther ? (
        otherWay
      ) : (
        <Button kind="go" size="big" busy={isBusy} onClick={() => void pay(order)}>
          {children}
        </Button>
      )}
    </>
  );
}
