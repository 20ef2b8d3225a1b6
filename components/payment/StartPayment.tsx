import { useLocale, useTranslations } from 'next-intl';
import { useRouter } from 'next/router';
import { useEffect } from 'react';
import { PricePanel } from '@/components/quote/PricePanel';
import { Button, ButtonLink } from '@/components/common/ui/Button';
import { InformationSheet } from '@/components/common/bill/InformationSheet';
import { Note } from '@/components/common/ui/states/Note';
import { isTripPrice } from '@/lib/domain/payment/boughtPrice';
import { TripPayment } from '@/components/travel/policy/TripPayment';
import { usePay } from '@/hooks/payment/usePay';
import { paths, nextPathOf } from '@/lib/config/paths';
import { BLOCK_DAYS } from '@/lib/domain/payment/payment';
import type { PaymentOfferDto } from '@/lib/domain/payment/contract';
import { quoteReference } from '@/lib/domain/quote/quoteReference';
import { formatDate, formatMoney } from '@/lib/i18n/format';
import { ChangedNotes } from './ChangedNotes';
import { KycDue } from './KycDue';
import styles from './Payment.module.css';
import { PaymentHelp } from './PaymentHelp';

type Props = { offer: PaymentOfferDto; onChanged: () => unknown };

export function StartPayment({ offer, onChanged }: Props) {
  const t = useTranslations('payment.start');
  const locale = useLocale();
  const router = useRouter();
  const { pay, isBusy, changed, isOther, isUnanswered, kycDue } = usePay();
  const { quoteId, about, mode, price, people, next, payment, isPaused, acceptedUntil } = offer;
  const amount = price.priceAfterTax;
  const words = acceptedUntil === undefined ? mode : 'accepted';
  // A payment that is blocked, debited or in progress is not offered again.
  const begun = payment && !['open', 'failed', 'cancelled', 'released', 'refunded'].includes(payment.status);
  const begunPath = begun ? paths.payment(payment.paymentId) : undefined;

  useEffect(() => {
    if (begunPath) void router.replace(begunPath);
  }, [begunPath, router]);
  useEffect(() => {
    if (changed || isOther) void onChanged();
  }, [changed, isOther, onChanged]);
  const start = () => void pay({ quoteId, amount, mode, about });

  if (next !== 'payment') return <NotReady offer={offer} />;
  if (offer.isOver) return <Over until={acceptedUntil} />;
  if (isTripPrice(price)) {
    return (
      <TripPayment
        offer={offer}
        price={price}
        changed={changed}
        isOther={isOther}
        isUnanswered={isUnanswered}
        isBusy={isBusy}
        onPay={start}
      />
    );
  }
  return (
    <section className={`wrap ${styles.page}`}>
      <div>
        <h1>{t(`${words}.title`)}</h1>
        <p className={`lead ${styles.lead}`}>{t(`${words}.lead`, { days: BLOCK_DAYS })}</p>
        {acceptedUntil !== undefined && (
          <Note kind="good">{t('until', { date: formatDate(acceptedUntil, locale) })}</Note>
        )}
        <ChangedNotes area="payment.start" changed={changed} isOther={isOther} isUnanswered={isUnanswered} />
        {kycDue !== undefined && <KycDue quoteId={quoteId} message={kycDue} />}
        {isPaused && <Note kind="warn">{t('paused')}</Note>}
        {!isPaused && kycDue === undefined && (
          <div className={styles.actions}>
            <Button kind="go" size="big" busy={isBusy} onClick={start}>
              {t(`${words}.action`, { amount: formatMoney(amount) })}
            </Button>
          </div>
        )}
        <p>
          <InformationSheet quoteId={quoteId} />
        </p>
        <p className="small">{t('safe')}</p>
        <PaymentHelp />
      </div>
      <div>
        <PricePanel price={price} people={people} reference={quoteReference(quoteId)} />
      </div>
    </section>
  );
}

function NotReady({ offer: { quoteId, next, price } }: Pick<Props, 'offer'>) {
  const t = useTranslations('payment.start');
  const segment = isTripPrice(price) ? 'Travel' : undefined;
  return (
    <section className={`wrap ${styles.alone}`}>
      <h1>{t('notReady')}</h1>
      <p className="lead">{t('notReadyText')}</p>
      <ButtonLink kind="go" size="big" href={nextPathOf({ quoteId, next, segment })}>
        {t('toStep')}
      </ButtonLink>
    </section>
  );
}

/** Shown if an accepted proposal can't be paid any more, since what was told of health is too old. */
function Over({ until = '' }: { until: string | undefined }) {
  const t = useTranslations('payment');
  const locale = useLocale();
  return (
    <section className={`wrap ${styles.alone}`}>
      <h1>{t('start.over')}</h1>
      <p className="lead">{t('start.overText', { date: formatDate(until, locale) })}</p>
      <ButtonLink kind="go" size="big" href={paths.getQuote}>
        {t('toQuote')}
      </ButtonLink>
    </section>
  );
}
