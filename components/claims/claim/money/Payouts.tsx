import { useTranslations } from 'next-intl';
import { onOneLine } from '@/components/common/ui/onOneLine';
import { formatMoney } from '@/lib/i18n/format';
import type { ClaimParts } from '@/components/claims/claim/claimParts';
import { useMoment } from '@/components/claims/claim/useMoment';
import styles from './Money.module.css';

/** What the bank sent and to whom, and what is still due. */
export function Payouts({
  claim,
  others: { payouts, waitsUntil },
  payable,
}: ClaimParts & { payable: number }) {
  const t = useTranslations('claim.bill');
  const moment = useMoment();
  const { hospitalName: hospital = '', status } = claim;
  const due = payable - payouts.reduce((sum, { rupees }) => sum + rupees, 0);
  return (
    <div className={styles.payouts}>
      {payouts.map(({ rupees, bankReference: reference, at, payee, account }) => {
        const sent = {
          amount: formatMoney(rupees),
          reference,
          ...moment(at),
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
        <p className="tiny">
          {waitsUntil
            ? t('waits', { amount: formatMoney(due), ...moment(waitsUntil) })
            : t('onTheWay', { amount: formatMoney(due) })}
        </p>
      )}
    </div>
  );
}
