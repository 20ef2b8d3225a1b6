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
import { isTripPrice } from '@/lib/domain/payment/boughtPrice';
import { Receipt } from './Receipt';
import { SurplusNotes } from './SurplusNotes';
import { TripPaid } from './TripPaid';
import { Timeline } from './Timeline';
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
  const { coveredFrom, nextTerm } = payment.addition ?? {};
  const date = coveredFrom === undefined ? '' : formatDate(coveredFrom, locale);
  const amount = formatMoney(payment.refund ?? payment.amount);
  return (
    <section className={`wrap ${styles.page}`}>
      <div>
        <div role="status">
          <Heading className={styles.heading}>{t(`states.${words}.title`)}</Heading>
          <p className={`lead ${styles.lead}`}>{t(`states.${words}.lead`, { amount, date })}</p>
        </div>
        {isOffline && (
          <div className={styles.offline}>
            <Note kind="warn" icon="offline" role="status">
              {t('offline')}
            </Note>
          </div>
        )}
        <SurplusNotes surplus={payment.surplus} />
        {nextTerm && wayOn[payment.status] !== 'renew' && (
          <NextTermNote nextTerm={nextTerm} says={coveredFrom ? 'after' : 'before'} />
        )}
        <Timeline payment={payment} />
        <div className={styles.actions}>
          <Ways payment={payment} onCheck={onCheck} />
        </div>
        <PaymentHelp />
      </div>
      <Receipt payment={payment} />
    </section>
  );
}

/**
 * What depends on what is bought: the texts once it is paid, what is sent to pay it again, the policy that was there
 * before, and where a new payment can be begun after this one ended.
 */
function boughtBy(payment: PaymentDto) {
  const { quoteId, amount, mode, about, addition, renewal } = payment;
  if (renewal) {
    const { policyNumber, renewedBy } = renewal;
    return {
      paid: renewedBy === undefined ? 'renewing' : 'renewed',
      order: { policyNumber, amount, about },
      policyNumber: renewedBy ?? policyNumber,
      again: { href: paths.renewal(policyNumber), label: 'renewal' },
    } as const;
  }
  if (addition) {
    const { policyNumber, changeId, coveredFrom } = addition;
    return {
      paid: coveredFrom ? 'added' : 'adding',
      order: { changeId, amount, about },
      policyNumber,
      again: { href: paths.change(policyNumber, 'person'), label: 'request' },
    } as const;
  }
  const order = { quoteId, amount, mode, about };
  // Nothing is due: the policy is issued, or the proposal was declined or the policy returned.
  if (payment.next === 'done') return { paid: 'issued', order } as const;
  const label = hasLapsed(payment.history) ? 'block' : 'renew';
  const paid = isTripPrice(payment.price) ? 'issuing' : undefined;
  return { paid, order, again: { href: paths.startPayment(quoteId), label } } as const;
}

/** Texts may depend on more than the status: the bank may have released the block by itself. */
function wordsOf(payment: PaymentDto) {
  const { status, history } = payment;
  const { paid } = boughtBy(payment);
  if (status === 'paid' && paid) return paid;
  return hasLapsed(history) ? 'lapsed' : status;
}

type Way = 'pay' | 'check' | 'proceed' | 'renew';

/** Paying is offered only while no other payment is in progress. */
const wayOn: Record<PaymentStatus, Way> = {
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

/** A trip's own ways, where they differ from a family's. */
function Ways({ payment, onCheck }: Pick<Props, 'payment' | 'onCheck'>) {
  const t = useTranslations('payment.actions');
  const { status, price, tripChange } = payment;
  const way = wayOn[status];
  if (isTripPrice(price) && way === 'proceed') return <TripPaid payment={payment} onCheck={onCheck} />;
  if (tripChange === undefined || way === 'check') return <Actions payment={payment} onCheck={onCheck} />;
  // The policy's page makes the change's bill anew.
  return (
    <ButtonLink kind="go" size="big" href={paths.policy(tripChange)}>
      {t('certificate')}
    </ButtonLink>
  );
}

function Actions({ payment, onCheck }: Pick<Props, 'payment' | 'onCheck'>) {
  const t = useTranslations('payment.actions');
  const { status, quoteId, next } = payment;
  const { order, policyNumber } = boughtBy(payment);
  const { proceed, isBusy: isGoing } = useProceed(quoteId);
  switch (wayOn[status]) {
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
              {t(next === 'done' ? 'policy' : 'continue')}
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
  const { again } = boughtBy(payment);
  if (!again) return null;
  return (
    <ButtonLink kind="line" size="big" href={again.href}>
      {t(again.label)}
    </ButtonLink>
  );
}
