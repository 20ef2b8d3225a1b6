import { useLocale, useTranslations } from 'next-intl';
import { Button, ButtonLink } from '@/components/common/ui/Button';
import { Note } from '@/components/common/ui/states/Note';
import { NextTermNote } from '@/components/policy/NextTermNote';
import { useProceed, usePay } from '@/hooks/payment/usePay';
import { paths } from '@/lib/config/paths';
import type { PaymentDto } from '@/lib/domain/payment/contract';
import { hasLapsed, type PaymentStatus } from '@/lib/domain/payment/payment';
import { formatDate, formatMoney } from '@/lib/i18n/format';
import styles from './Payment.module.css';
import { isTripPrice } from '@/lib/domain/payment/boughtPrice';
import { Receipt } from './Receipt';
import { TripPaid } from './TripPaid';
import { Timeline } from './Timeline';
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

type Worded = 'issued' | 'lapsed' | 'adding' | 'added' | 'renewing' | 'renewed' | 'issuing';

/** Texts may depend on more than the status: the quote is issued, or the bank released the block by itself. */
function wordsOf({ status, next, history, addition, renewal, price }: PaymentDto): PaymentStatus | Worded {
  if (status === 'paid' && renewal) return renewal.renewedBy === undefined ? 'renewing' : 'renewed';
  if (status === 'paid' && addition) return addition.coveredFrom ? 'added' : 'adding';
  if (status === 'paid' && next === 'done') return 'issued';
  if (status === 'paid' && isTripPrice(price)) return 'issuing';
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

function shownOf({ quoteId, amount, mode, about, addition, renewal }: PaymentDto) {
  if (renewal) return { policyNumber: renewal.policyNumber, amount, about };
  return addition ? { changeId: addition.changeId, amount, about } : { quoteId, amount, mode, about };
}

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
  const { status, quoteId, next, addition, renewal } = payment;
  const owned = renewal ? (renewal.renewedBy ?? renewal.policyNumber) : addition?.policyNumber;
  const { pay, isBusy, isOther } = usePay();
  const { proceed, isBusy: isGoing } = useProceed(quoteId);
  switch (wayOn[status]) {
    case 'pay':
      if (isOther) return <Other payment={payment} />;
      return (
        <Button kind="go" size="big" busy={isBusy} onClick={() => void pay(shownOf(payment))}>
          {t(status === 'failed' ? 'again' : 'pay')}
        </Button>
      );
    case 'check':
      return (
        <Button kind="act" size="big" icon="turn" onClick={() => void onCheck()}>
          {t('check')}
        </Button>
      );
    case 'proceed':
      return (
        <>
          {owned ? (
            <ButtonLink kind="go" size="big" href={paths.policy(owned)}>
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

/** Shown if what the payment would buy was changed since: the customer looks at it where a new payment begins. */
function Other({ payment }: Pick<Props, 'payment'>) {
  const t = useTranslations('payment');
  return (
    <>
      <Note kind="warn" role="alert">
        {t('other')}
      </Note>
      <Renew payment={payment} />
    </>
  );
}

/** Leads to where a new payment can be begun after this one ended. */
function Renew({ payment: { quoteId, next, history, addition, renewal } }: Pick<Props, 'payment'>) {
  const t = useTranslations('payment.actions');
  if (renewal) {
    return (
      <ButtonLink kind="line" size="big" href={paths.renewal(renewal.policyNumber)}>
        {t('renewal')}
      </ButtonLink>
    );
  }
  if (addition) {
    return (
      <ButtonLink kind="line" size="big" href={paths.change(addition.policyNumber, 'person')}>
        {t('request')}
      </ButtonLink>
    );
  }
  // The proposal was declined or the policy returned, so nothing is due.
  if (next === 'done') return null;
  return (
    <ButtonLink kind="line" size="big" href={paths.startPayment(quoteId)}>
      {t(hasLapsed(history) ? 'block' : 'renew')}
    </ButtonLink>
  );
}
