import { useLocale, useTranslations } from 'next-intl';
import { Icon } from '@/components/common/ui/Icon';
import { PriceWorking } from '@/components/common/bill/PriceWorking';
import type { ApplicationPlan } from '@/lib/domain/application/contract';
import { todayInIndia } from '@/lib/domain/common/dates';
import { planNameOf } from '@/lib/domain/plans/planName';
import { formatDate, formatMoney, formatShortSum } from '@/lib/i18n/format';
import styles from './Application.module.css';

export function PlanCard({ plan, people }: { plan: ApplicationPlan; people: number }) {
  const t = useTranslations('application');
  const locale = useLocale();
  const { price, isBlocked } = plan;
  const paidOn = plan.paidAt && formatDate(todayInIndia(new Date(plan.paidAt)), locale);
  const rows = [
    { label: t('plan.premium', { years: plan.tenure }), value: formatMoney(price.priceAfterTax) },
    ...(paidOn ? [{ label: t(isBlocked ? 'plan.blocked' : 'plan.paid'), value: paidOn }] : []),
    ...(isBlocked ? [{ label: t('plan.paidSoFar'), value: t('plan.none') }] : []),
  ];
  return (
    <aside className={styles.plan} aria-label={planNameOf(plan)}>
      <div className={styles.card}>
        <p className={styles.planName}>
          <b>{planNameOf(plan)}</b>
          <span>{t('plan.about', { sum: formatShortSum(plan.sumInsured, locale), count: people })}</span>
        </p>
        <dl>
          {rows.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <p className={styles.money}>
          <Icon name="lock" size="small" />
          {t(isBlocked ? 'plan.blockedNote' : 'plan.paidNote')}
        </p>
        <PriceWorking breakdown={price.breakdown} />
      </div>
      <h2>{t('whyTitle')}</h2>
      <p>{t('why')}</p>
    </aside>
  );
}
