import { useLocale, useTranslations } from 'next-intl';
import { Facts } from '@/components/common/ui/heading/Facts';
import { Link } from '@/components/common/ui/Link';
import { PriceBill } from '@/components/common/bill/PriceBill';
import { brand } from '@/lib/brand';
import { paths } from '@/lib/config/paths';
import { formatDate, formatMoney, formatShortSum, phoneInText } from '@/lib/i18n/format';
import { planNameOf } from '@/lib/domain/plans/planName';
import { policyStateOf } from '@/lib/domain/policy/policyState';
import { NextTermNote } from './NextTermNote';
import { ReturnPolicy, type ReturnProps } from './ReturnPolicy';
import { PolicyReturned } from './PolicyReturned';
import styles from './Policy.module.css';
import { PolicyDocuments } from './PolicyDocuments';

export function PolicyView({ policy, onCancel }: ReturnProps) {
  const t = useTranslations('policy');
  const layout = useTranslations('layout');
  const locale = useLocale();
  const { price, people, cancelled, startsOn, endsOn, ported, withoutAdded } = policy;
  const state = policyStateOf(policy, policy.today);
  const isOver = state === 'ended' || state === 'cancelled';
  const sum = formatShortSum(policy.sumInsured, locale);
  const rows = [
    { label: t('plan'), value: planNameOf(policy) },
    { label: t('cover'), value: formatMoney(policy.sumInsured) },
    { label: t('policyholder'), value: policy.holder },
    { label: t('people'), value: people.map(({ name }) => name).join(', ') },
    { label: t('nominee'), value: policy.nominee },
    ...(ported
      ? [
          {
            label: t('ported'),
            value: t('portedFrom', {
              date: formatDate(ported.since, locale),
              sum: formatMoney(ported.sumInsured),
            }),
          },
        ]
      : []),
    ...(cancelled ? [] : [{ label: t('copy'), value: t(policy.hasPhysicalCopy ? 'copyYes' : 'copyNo') }]),
  ];
  return (
    <div className={`wrap ${styles.page}`}>
      <div className={styles.main}>
        <header className={isOver ? `${styles.head} ${styles.ended}` : styles.head}>
          <h1>{t(`heading.${state}`, { date: formatDate(isOver ? endsOn : startsOn, locale) })}</h1>
          <p>
            {cancelled
              ? t('refund.ended', { date: formatDate(cancelled.requestedOn, locale) })
              : t('from', { date: formatDate(startsOn, locale), date2: formatDate(endsOn, locale) })}
          </p>
          <p className={styles.number}>
            <span className="visuallyHidden">{t('number')}: </span>
            {policy.policyNumber}
          </p>
        </header>
        {cancelled && <PolicyReturned cancelled={cancelled} />}
        {withoutAdded && <NextTermNote nextTerm={withoutAdded} says={withoutAdded} />}
        <Facts rows={rows} />
        <PolicyDocuments policy={policy} />
        {!cancelled && (
          <>
            <ReturnPolicy policy={policy} onCancel={onCancel} />
            <p className={styles.next}>
              <Link className="link" href={paths.tellClaim()}>
                {t('claim')}
              </Link>
              <Link className="link" href={paths.my}>
                {layout('my')}
              </Link>
            </p>
            <p className="tiny">{t('help', { phone: phoneInText(brand.helplineCustomerCare) })}</p>
          </>
        )}
      </div>
      <section className={styles.side} aria-label={t('bill')}>
        <PriceBill
          price={price}
          head={{ title: t('bill'), date: formatDate(policy.issuedOn, locale) }}
          about={t('about', { sum, count: people.length })}
          isPaid
        />
      </section>
    </div>
  );
}
