import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/common/ui/Button';
import type { PaymentDto } from '@/lib/domain/payment/contract';
import { quoteReference } from '@/lib/domain/quote/quoteReference';
import { callbacks } from '@/lib/late/areas';
import { late } from '@/lib/late/late';
import styles from './Payment.module.css';

const AskForCall = late({
  load: () => import('@/components/callbacks/AskForCall').then((module) => module.AskForCall),
  texts: { callbacks },
});

/**
 * Offers a call about a failed payment while paying is the next step. For a policy's later payments only the line below
 * offers one.
 */
export function CallMe({ payment: { quoteId, mobileNumber, bought } }: { payment: PaymentDto }) {
  const t = useTranslations('payment.actions');
  const [isOpen, setIsOpen] = useState(false);
  if (!('next' in bought) || bought.next !== 'payment') return null;
  const about = { quoteId, mobileNumber, reference: quoteReference(quoteId) };
  return (
    <>
      <Button kind="line" size="big" icon="phone" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        {t('call')}
      </Button>
      {isOpen && (
        <div className={styles.call}>
          <AskForCall {...about} about="payment" />
        </div>
      )}
    </>
  );
}
