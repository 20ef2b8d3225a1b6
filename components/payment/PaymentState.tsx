import { useLocale, useTranslations } from 'next-intl';
import { Button, ButtonLink } from '@/components/common/ui/Button';
import { AgainButton } from '@/components/common/ui/states/AgainButton';
import { Note } from '@/components/common/ui/states/Note';
import { NextTermNote } from '@/components/policy/NextTermNote';
import { useProceed } from '@/hooks/payment/usePay';
import { paths } from '@/lib/config/paths';
import type { PaymentDto } from '@/lib/domain/payment/contract';
import { hasLapsed, type PaymentStatus } from '@/lib/domain/payment/payment';
import { formatDate, formatMoney } from '@/lib/i18n/format';
import styles from './Payment.module.css';
import { CallMe } from './CallMe';
import { Receipt } from './Receipt';
import { SurplusNotes } from './SurplusNotes';
import { TripPaid } from './TripPaid';
import { Timeline } from './Timeline';
import { paidWordsOf, wordsOf } from './wordsOf';
import { PayAgain } from './PayAgain';
import { PaymentHelp } from './PaymentHelp';

type Props = {
  payment: PaymentDto;
  onCheck: () => Promise<void>;
  isOffline: boolean;
  /** `h3` where it is embedded in another page. */
  level?: 'h1' | 'h3';
};

export function PaymentState({ payment, onCheck, isOffline, level: Heading = 'h1' }: Props) {
  const t = useTranslations('payment');
  const locale = useLocale();
  const words = wordsOf(payment);
  const { status, reason } = payment;
  const { coveredFrom, nextTerm } = payment.bought.kind === 'addition' ? payment.bought : {};
  const date = coveredFrom === undefined ? '' : formatDate(coveredFrom, locale);
  const amount = formatMoney(payment.refund ?? payment.amount);
  return (
    <section className={`wrap ${styles.page}`}>
      <div>
        <div role="status">
          <Heading className={styles.heading}>{t(`states.${words}.title`)}</Heading>
          <p className={`lead ${styles.lead}`}>
            {reason && `${t(`reasons.${reason}`)} `}
            {t(`states.${words}.lead`, { amount, date })}
          </p>
        </div>
        {isOffline && (
          <div className={styles.offline}>
            <Note kind="warn" icon="offline" role="status">
              {t('offline')}
            </Note>
          </div>
        )}
        <SurplusNotes surplus={payment.surplus} />
        {nextTerm && actionAt[status] !== 'renew' && (
          <NextTermNote nextTerm={nextTerm} says={coveredFrom ? 'after' : 'before'} />
        )}
        <Timeline payment={payment} />
        <div className={styles.actions}>
          <PaymentActions payment={payment} onCheck={onCheck} />
          {status === 'failed' && <CallMe payment={payment} />}
        </div>
        <PaymentHelp />
      </div>
      <Receipt payment={payment} />
    </section>
  );
}

/**
 * What a renewed payment sends (`order`), the policy to lead to, and where a new payment starts once this one has ended
 * (`again`).
 */
function payAgainOf({ quoteId, amount, mode, about, bought, history }: PaymentDto) {
  if (bought.kind === 'renewal') {
    const { policyNumber, renewedBy = policyNumber } = bought;
    return {
      order: { policyNumber, amount, about },
      policyNumber: renewedBy,
      again: { href: paths.renewal(policyNumber), label: 'renewal' },
    } as const;
  }
  if (bought.kind === 'addition') {
    const { policyNumber, changeId } = bought;
    return {
      order: { changeId, amount, about },
      policyNumber,
      again: { href: paths.change(policyNumber, 'person'), label: 'request' },
    } as const;
  }
  const order = { quoteId, amount, mode, about };
  // Nothing is left to pay: the policy was issued or returned, or the proposal was declined.
  if (paidWordsOf(bought) === 'issued') return { order } as const;
  const label = hasLapsed(history) ? 'block' : 'renew';
  return { order, again: { href: paths.startPayment(quoteId), label } } as const;
}

type Action = 'pay' | 'check' | 'proceed' | 'renew';

/** Paying is offered only while no other payment is in progress. */
const actionAt: Record<PaymentStatus, Action> = {
  open: 'pay',
  failed: 'pay',
  pending: 'check',
  capturing: 'check',
  releasing: 'check',
  refunding: 'check',
  blocked: 'proceed',
  paid: 'proceed',
  cancelled: 'renew',
  released: 'renew',
  refunded: 'renew',
};

/** The actions below a payment. Those of trips and their changes differ from those of a family. */
function PaymentActions({ payment, onCheck }: Pick<Props, 'payment' | 'onCheck'>) {
  const t = useTranslations('payment.actions');
  const { status, bought } = payment;
  const action = actionAt[status];
  const isChange = bought.kind === 'tripChange';
  if (action === 'proceed' && (isChange || bought.kind === 'trip')) {
    const isThere = !isChange || bought.isChanged;
    return <TripPaid policyNumber={isThere ? bought.policyNumber : undefined} onCheck={onCheck} />;
  }
  if (!isChange || action === 'check') return <UsualActions payment={payment} onCheck={onCheck} />;
  // The change must be priced again, which its policy's page does.
  return (
    <ButtonLink kind="go" size="big" href={paths.policy(bought.policyNumber)}>
      {t('certificate')}
    </ButtonLink>
  );
}

function UsualActions({ payment, onCheck }: Pick<Props, 'payment' | 'onCheck'>) {
  const t = useTranslations('payment.actions');
  const { status, quoteId, bought } = payment;
  const { order, policyNumber } = payAgainOf(payment);
  const { proceed, isBusy: isGoing } = useProceed(quoteId);
  switch (actionAt[status]) {
    case 'pay':
      return (
        <PayAgain quoteId={quoteId} order={order} otherWay={<Renew payment={payment} />}>
          {t(status === 'failed' ? 'again' : 'pay')}
        </PayAgain>
      );
    case 'check':
      return (
        <AgainButton size="big" icon="turn" onAgain={onCheck}>
          {t('check')}
        </AgainButton>
      );
    case 'proceed':
      return (
        <>
          {policyNumber ? (
            <ButtonLink kind="go" size="big" href={paths.policy(policyNumber)}>
              {t('policy')}
            </ButtonLink>
          ) : (
            <Button kind="go" size="big" iconAfter="arrow" busy={isGoing} onClick={() => void proceed()}>
              {t(paidWordsOf(bought) === 'issued' ? 'policy' : 'continue')}
            </Button>
          )}
          <Button kind="line" size="big" onClick={() => window.print()}>
            {t('print')}
          </Button>
        </>
      );
    case 'renew':
      return <Renew payment={payment} />;
  }
}

function Renew({ payment }: Pick<Props, 'payment'>) {
  const t = useTranslations('payment.actions');
  const { again } = payAgainOf(payment);
  if (!again) return null;
  return (
    <ButtonLink kind="line" size="big" href={again.href}>
      {t(again.label)}
    </ButtonLink>
  );
}
