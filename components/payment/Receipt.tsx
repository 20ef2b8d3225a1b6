import { useLocale, useTranslations } from 'next-intl';
import { emblemOf } from '@/components/quote/plans/card/emblem';
import { Bill } from '@/components/common/bill/Bill';
import type { PaymentDto } from '@/lib/domain/payment/contract';
import { isTripPrice } from '@/lib/domain/payment/boughtPrice';
import { TRAVEL } from '@/lib/domain/travel/trip';
import type { PaymentStatus } from '@/lib/domain/payment/payment';
import { planNameOf } from '@/lib/domain/plans/planName';
import { formatDateOf, formatShortSum, formatUsd } from '@/lib/i18n/format';
import styles from './Payment.module.css';

const blocked: readonly PaymentStatus[] = ['blocked', 'capturing', 'releasing'];
const received: readonly PaymentStatus[] = ['paid', 'refunding'];

function moneyOf({ status, amount, refund = amount }: PaymentDto): { taken: number; returned: number } {
  if (status === 'refunded') return { taken: amount - refund, returned: refund };
  return { taken: received.includes(status) ? amount : 0, returned: 0 };
}

function usePlan({ price, people, bought }: PaymentDto) {
  const t = useTranslations('payment.receipt');
  const plans = useTranslations('quote.plans');
  const locale = useLocale();
  if (isTripPrice(price)) {
    return {
      name: TRAVEL.name,
      about: t('trip', { sum: formatUsd(price.sumInsuredUsd), count: people }),
      emblem: 'travel',
      premium: t('tripPremium'),
    };
  }
  const { kind } = bought;
  return {
    name: planNameOf(price),
    about: plans('about', { sum: formatShortSum(price.sumInsured, locale), count: people }),
    emblem: emblemOf(price.product),
    premium: t(kind === 'renewal' || kind === 'addition' ? kind : 'premium', { years: price.tenure }),
  };
}

export function Receipt({ payment }: { payment: PaymentDto }) {
  const t = useTranslations('payment.receipt');
  const bill = useTranslations('bill');
  const locale = useLocale();
  const { status, amount, reference, bankReference, blockedUntil, history } = payment;
  const { taken, returned } = moneyOf(payment);
  const plan = usePlan(payment);
  return (
    <div className={styles.receipt}>
      <img src="/art/lamp.svg" alt="" width="200" height="200" />
      <Bill
        head={{ title: t('title'), date: formatDateOf(history[0]?.at ?? payment.updatedAt, locale) }}
        plan={plan}
        columns={{ particulars: bill('particulars'), amount: bill('amount') }}
        lines={[
          { key: 'premium', label: plan.premium, amount },
          ...(payment.mode === 'block' && taken === 0
            ? [{ key: 'blocked', label: t('blocked'), amount: blocked.includes(status) ? amount : 0 }]
            : []),
          { key: 'received', label: t('received'), amount: taken + returned },
          ...(returned > 0 ? [{ key: 'returned', label: t('returned'), amount: -returned }] : []),
          { key: 'fee', label: t('fee'), amount: 0 },
        ]}
        total={{ label: t('total'), amount: taken }}
      >
        <dl className={styles.references}>
          <div>
            <dt>{t('reference')}</dt>
            <dd>{reference}</dd>
          </div>
          {bankReference && (
            <div>
              <dt>{t('bank')}</dt>
              <dd>{bankReference}</dd>
            </div>
          )}
        </dl>
      </Bill>
      {status === 'failed' && <p className="tiny">{t('failed')}</p>}
      {blockedUntil && status === 'blocked' && (
        <p className="tiny">{t('blockedUntil', { date: formatDateOf(blockedUntil, locale) })}</p>
      )}
    </div>
  );
}
