import { useTranslations } from 'next-intl';
import { Bill } from '@/components/common/bill/Bill';
import { useBillLines } from '@/components/common/bill/useBillLines';
import { Button, ButtonLink } from '@/components/common/ui/Button';
import { Icon } from '@/components/common/ui/Icon';
import { Note } from '@/components/common/ui/states/Note';
import { ChangedNotes } from '@/components/payment/ChangedNotes';
import { PaymentHelp } from '@/components/payment/PaymentHelp';
import pay from '@/components/payment/Payment.module.css';
import { paths } from '@/lib/config/paths';
import type { PaymentOfferDto } from '@/lib/domain/payment/contract';
import { quoteReference } from '@/lib/domain/quote/quoteReference';
import { kindOf } from '@/lib/domain/travel/kinds/kinds';
import type { TripPriceDto } from '@/lib/domain/travel/tripPrice';
import { TRAVEL } from '@/lib/domain/travel/trip';
import { formatMoney, formatUsd } from '@/lib/i18n/format';
import styles from './TripPayment.module.css';
import { TripSteps } from '@/components/travel/TripSteps';

const CONFIRMED = ['live', 'treatment', 'read', 'money'] as const;

type Props = {
  offer: PaymentOfferDto;
  price: TripPriceDto;
  changed: { before: number; now: number } | undefined;
  isOther: boolean;
  isUnanswered: boolean;
  isBusy: boolean;
  onPay: () => void;
};

export function TripPayment({ offer, price, changed, isOther, isUnanswered, isBusy, onPay }: Props) {
  const t = useTranslations('payment.trip');
  const start = useTranslations('payment.start');
  const amount = formatMoney(price.priceAfterTax);
  return (
    <>
      <TripSteps step="pay" />
      <section className={`wrap ${pay.page}`}>
        <div>
          <h1>{t('title', { amount })}</h1>
          <p className={`lead ${pay.lead}`}>{t('lead')}</p>
          <ChangedNotes
            area="payment.start"
            changed={changed}
            isOther={isOther}
            isUnanswered={isUnanswered}
          />
          <section className={`card ${styles.confirm}`} aria-labelledby="confirm">
            <h2 id="confirm">{t('confirm')}</h2>
            <ul>
              {CONFIRMED.map((each) => (
                <li key={each}>
                  <Icon name="check" size="small" />
                  {t(`confirms.${each}`, { count: offer.people })}
                </li>
              ))}
            </ul>
          </section>
          {offer.isPaused ? (
            <Note kind="warn">{start('paused')}</Note>
          ) : (
            <div className={pay.actions}>
              <ButtonLink kind="line" size="big" href={paths.tripTravellers(offer.quoteId)}>
                {t('back')}
              </ButtonLink>
              <Button kind="go" size="big" busy={isBusy} onClick={onPay}>
                {t('pay', { amount })}
              </Button>
            </div>
          )}
          <p className="small">{start('safe')}</p>
          <PaymentHelp />
        </div>
        <TripPaymentBill offer={offer} price={price} />
      </section>
    </>
  );
}

function TripPaymentBill({ offer, price }: Pick<Props, 'offer' | 'price'>) {
  const t = useTranslations('payment');
  const bill = useTranslations('bill');
  const lines = useBillLines(price.breakdown);
  const about = t('receipt.trip', { sum: formatUsd(price.sumInsuredUsd), count: offer.people });
  return (
    <div>
      <Bill
        head={{ title: bill('estimate'), reference: quoteReference(offer.quoteId) }}
        plan={{ name: TRAVEL.name, about, emblem: 'travel' }}
        columns={{ particulars: bill('particulars'), amount: bill('amount') }}
        lines={lines}
        total={{ label: bill('totalTrip', { kind: kindOf(price) }), amount: price.priceAfterTax }}
      >
        <p className="tiny">{t('trip.visa')}</p>
      </Bill>
    </div>
  );
}
