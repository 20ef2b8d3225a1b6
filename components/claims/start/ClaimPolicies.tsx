import { useLocale, useTranslations } from 'next-intl';
import { emblemOf } from '@/components/quote/plans/card/emblem';
import { Link } from '@/components/common/ui/Link';
import { useClaimablePolicies } from '@/hooks/claims/useClaims';
import { paths } from '@/lib/config/paths';
import type { ClaimablePolicyDto } from '@/lib/domain/claims/contract';
import type { IsoDate } from '@/lib/domain/common/dates';
import { planNameOf } from '@/lib/domain/plans/planName';
import { formatDate, formatMoney, formatShortSum } from '@/lib/i18n/format';
import styles from './OwnClaims.module.css';

export function ClaimPolicies() {
  const t = useTranslations('claims.policies');
  const { today = '', policies = [] } = useClaimablePolicies(true);
  if (policies.length === 0) return null;
  return (
    <section className={styles.part} aria-labelledby="claim-policies">
      <h2 id="claim-policies">{t('title')}</h2>
      <ul className={styles.policies}>
        {policies.map((policy) => (
          <ClaimPolicy key={policy.policyNumber} policy={policy} today={today} />
        ))}
      </ul>
      <Link className="link" href={paths.my}>
        {t('all')}
      </Link>
    </section>
  );
}

function ClaimPolicy({ policy, today }: { policy: ClaimablePolicyDto; today: IsoDate }) {
  const t = useTranslations('claims.policies');
  const locale = useLocale();
  const { product, people, endsOn } = policy;
  const date = formatDate(endsOn, locale);
  return (
    <li className="card">
      <p className={styles.plan}>
        <img className="emblem" src={`/art/plan-${emblemOf(product)}.svg`} alt="" width="48" height="48" />
        <span>
          <b>{planNameOf(policy)}</b>
          <small>{people.map(({ name }) => name).join(', ')}</small>
        </span>
      </p>
      <Left policy={policy} />
      <p className="tiny">{endsOn < today ? t('ended', { date }) : t('until', { date })}</p>
    </li>
  );
}

function Left({ policy: { left, sumInsured, coPaymentPercent = 0 } }: { policy: ClaimablePolicyDto }) {
  const t = useTranslations('claims.policies');
  const locale = useLocale();
  if (!left) return <p className="small">{t('lumpSum')}</p>;
  const { carried, deductible } = left;
  const notes = [
    t('left', { sum: formatShortSum(sumInsured + carried, locale) }),
    carried > 0 && t('carried', { amount: formatMoney(carried) }),
    deductible > 0 && t('deductible', { amount: formatMoney(deductible) }),
    coPaymentPercent > 0 && t('coPayment', { percent: coPaymentPercent }),
  ];
  return (
    <p className={styles.left}>
      <b className="price">{formatMoney(left.sumInsured + carried)}</b>
      <small>{notes.filter(Boolean).join('; ')}</small>
    </p>
  );
}
