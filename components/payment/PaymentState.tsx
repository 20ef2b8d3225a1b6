import { useTranslations } from 'next-intl';
import { Button, ButtonLink } from '@/components/ui/Button';
import { Note } from '@/components/ui/Note';
import { useGoOn, usePay } from '@/hooks/usePay';
import { paths } from '@/lib/config/paths';
import type { PaymentDto } from '@/lib/domain/contract';
import styles from './Payment.module.css';
import { Receipt } from './Receipt';
import { Timeline } from './Timeline';
import { Worried } from './Worried';

type Props = {
  payment: PaymentDto;
  onCheck: () => Promise<void>;
  isOffline: boolean;
  /** Its heading, where it is not a page of its own. */
  level?: 'h1' | 'h3';
};

/** The truth about a payment: what happened, what comes next, what was taken so far, and the one way on. */
export function PaymentState({ payment, onCheck, isOffline, level: Heading = 'h1' }: Props) {
  const t = useTranslations('payment');
  const { status } = payment;
  return (
    <section className={`wrap ${styles.page}`}>
      <div>
        <div role="status">
          <Heading className={styles.heading}>{t(`states.${status}.title`)}</Heading>
          <p className={`lead ${styles.lead}`}>{t(`states.${status}.lead`)}</p>
        </div>
        {isOffline && (
          <Note kind="warn" icon="offline" role="status">
            {t('offline')}
          </Note>
        )}
        <Timeline payment={payment} />
        <div className={styles.actions}>
          <Actions payment={payment} onCheck={onCheck} />
        </div>
        <Worried />
      </div>
      <Receipt payment={payment} />
    </section>
  );
}

/** Paying is offered only while nothing is on its way: a second time never beside a first. */
function Actions({ payment, onCheck }: Pick<Props, 'payment' | 'onCheck'>) {
  const t = useTranslations('payment.actions');
  const { status, quoteId, amount, mode } = payment;
  const { pay, isBusy } = usePay();
  const { goOn, isBusy: isGoing } = useGoOn(quoteId);
  switch (status) {
    case 'open':
    case 'failed':
      return (
        <Button kind="go" size="big" busy={isBusy} onClick={() => void pay({ quoteId, amount, mode })}>
          {t(status === 'open' ? 'pay' : 'again')}
        </Button>
      );
    case 'pending':
    case 'capturing':
    case 'releasing':
    case 'refunding':
      return (
        <Button kind="act" size="big" icon="turn" onClick={() => void onCheck()}>
          {t('check')}
        </Button>
      );
    case 'blocked':
    case 'paid':
      return (
        <>
          <Button kind="go" size="big" iconAfter="arrow" busy={isGoing} onClick={() => void goOn()}>
            {t('goOn')}
          </Button>
          <Button kind="line" size="big" onClick={() => window.print()}>
            {t('print')}
          </Button>
        </>
      );
    case 'cancelled':
    case 'released':
    case 'refunded':
      return (
        <ButtonLink kind="line" size="big" href={paths.startPayment(quoteId)}>
          {t('renew')}
        </ButtonLink>
      );
  }
}
