import { useLocale, useTranslations } from 'next-intl';
import bill from '@/components/common/bill/Bill.module.css';
import type { LossSettlement } from '@/lib/domain/travel/claims/settleLoss';
import { formatCents, formatDate, formatMoney } from '@/lib/i18n/format';

/** Shows what was spent and what isn't paid, with the reason, in dollars; then rupees at the rate of a named day. */
export function SettledLoss({ settled }: { settled: LossSettlement }) {
  const t = useTranslations('settledLoss');
  const locale = useLocale();
  const { loss, spentCents, cutCents, cutReason, deductibleCents, overCents, paidCents, rate, rupees } =
    settled;
  const rows = [
    [t('spent'), spentCents],
    [cutReason ? t(`cuts.${cutReason}`) : t('cut'), -cutCents],
    [t('deductible'), -deductibleCents],
    [t('over'), -overCents],
  ] as const;
  return (
    <section className={bill.bill} aria-labelledby="settled-loss">
      <div className={bill.sheet}>
        <p className={bill.head}>
          <b id="settled-loss">{t('title', { loss })}</b>
        </p>
        <dl className={bill.lines}>
          {rows
            .filter(([, cents], at) => at === 0 || cents !== 0)
            .map(([label, cents]) => (
              <div key={label} className={bill.line}>
                <dt>
                  <span>{label}</span>
                </dt>
                <dd>{formatCents(cents)}</dd>
              </div>
            ))}
          <div className={bill.line}>
            <dt>
              <b>{t('paid')}</b>
            </dt>
            <dd>
              <b>{formatCents(paidCents)}</b>
            </dd>
          </div>
        </dl>
        <p className={bill.total}>
          <span>{t('inRupees')}</span>
          <b>{formatMoney(rupees)}</b>
        </p>
        <p className="tiny">
          {t('rate', { rupees: (rate.paise / 100).toFixed(2), date: formatDate(rate.from, locale) })}
        </p>
      </div>
    </section>
  );
}
