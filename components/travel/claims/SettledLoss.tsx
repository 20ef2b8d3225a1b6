import { useLocale, useTranslations } from 'next-intl';
import claim from '@/components/claims/claim/Claim.module.css';
import type { LossSettlement } from '@/lib/domain/travel/claims/settleLoss';
import { formatCents, formatDate, formatMoney } from '@/lib/i18n/format';

/** What was spent, what is not paid and why, in dollars; then rupees at the rate of a named day. */
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
    <section className={claim.part} aria-labelledby="settled-loss">
      <h2 id="settled-loss">{t('title', { loss })}</h2>
      <dl>
        {rows
          .filter(([, cents], at) => at === 0 || cents !== 0)
          .map(([label, cents]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd className="num">{formatCents(cents)}</dd>
            </div>
          ))}
        <div>
          <dt>
            <b>{t('paid')}</b>
          </dt>
          <dd className="num">
            <b>{formatCents(paidCents)}</b>
          </dd>
        </div>
      </dl>
      <p>
        {t('rate', {
          rupees: (rate.paise / 100).toFixed(2),
          date: formatDate(rate.from, locale),
          amount: formatMoney(rupees),
        })}
      </p>
    </section>
  );
}
