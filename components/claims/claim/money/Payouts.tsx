import { useLocale, useTranslations } from 'next-intl';
import { onOneLine } from '@/components/common/ui/onOneLine';
import { formatDateOf, formatMoney, formatTimeOf } from '@/lib/i18n/format';
import type { ClaimParts } from '../claimParts';
import styles from './Money.module.css';

/** What the bank sent and to whom, and what is still due. */
export function Payouts({ claim, others: { payouts }, payable }: ClaimParts & { payable: number }) {
  const t = useTranslations('claim.bill');
  const locale = useLocale();
  const { hospitalName: hospital = '', status } = claim;
  const due = payable - payouts.reduce((sum, { rupees }) => sum + rupees, 0);
  return (
    <div className={styles.payouts}>
      {payouts.map(({ rupees, bankReference: reference, at, payee, account }) => {
        const sent = {
          amount: formatMoney(rupees),
          reference,
          date: formatDateOf(at, locale),
          time: formatTimeOf(at),
          number: onOneLine,
        };
        const toYou = account ? t.rich('sentAccount', { ...sent, account }) : t.rich('sentYou', sent);
        return (
          <p key={reference} className="tiny">
            {payee === 'hospital' ? t.rich('sentHospital', { ...sent, hospital }) : toYou}
          </p>
        );
      })}
      {status === 'approved' && due > 0 && (
        <p className="tiny">{t('onTheWay', { amount: formatMoney(due) })}</p>
      )}
    </div>
  );
}
