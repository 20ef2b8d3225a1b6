import { useLocale, useTranslations } from 'next-intl';
import { formatDateOf, formatMoney, formatTimeOf } from '@/lib/i18n/format';
import type { ClaimParts } from '../claimParts';
import styles from './Money.module.css';

/** What the bank sent, and what is still due. */
export function Payouts({ claim, others, payable }: ClaimParts & { payable: number }) {
  const t = useTranslations('claim.bill');
  const locale = useLocale();
  const { kind, hospitalName: hospital = '', status } = claim;
  const { payouts, account } = others;
  const due = payable - payouts.reduce((sum, { rupees }) => sum + rupees, 0);
  const isToAccount = kind === 'reimbursement' && account !== undefined;
  return (
    <div className={styles.payouts}>
      {payouts.map(({ rupees, bankReference: reference, at }) => {
        const sent = {
          ...{ amount: formatMoney(rupees), reference },
          ...{ date: formatDateOf(at, locale), time: formatTimeOf(at) },
        };
        return (
          <p key={reference} className="tiny">
            {kind !== 'reimbursement' && t('sentHospital', { ...sent, hospital })}
            {isToAccount && t('sentAccount', { ...sent, account })}
            {kind === 'reimbursement' && !isToAccount && t('sentYou', sent)}
          </p>
        );
      })}
      {status === 'approved' && due > 0 && (
        <p className="tiny">{t('onTheWay', { amount: formatMoney(due) })}</p>
      )}
    </div>
  );
}
