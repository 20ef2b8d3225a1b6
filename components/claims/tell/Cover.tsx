import { useTranslations } from 'next-intl';
import type { ClaimablePolicyDto } from '@/lib/domain/claims/contract';
import { formatMoney } from '@/lib/i18n/format';
import styles from './Tell.module.css';

/** Says how much can still be claimed, which share of it the customer pays, and what a first claim ends. */
export function Cover({ policy }: { policy: ClaimablePolicyDto }) {
  const t = useTranslations('tellClaim.cover');
  const { left, coPaymentPercent = 0, endsEntryAge } = policy;
  if (!left) return null;
  const { sumInsured, carried, deductible } = left;
  return (
    <section className={styles.cover}>
      <h2>{t('title')}</h2>
      <p className="small">
        {t('left', { amount: formatMoney(sumInsured + carried) })}{' '}
        {carried > 0 && `${t('carried', { amount: formatMoney(carried) })} `}
        {deductible > 0 && `${t('deductible', { amount: formatMoney(deductible) })} `}
        {coPaymentPercent > 0 && t('coPayment', { percent: coPaymentPercent })}
      </p>
      {endsEntryAge && <p className="small">{t('ageLock')}</p>}
    </section>
  );
}
