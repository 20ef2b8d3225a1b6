import { useTranslations } from 'next-intl';
import type { ClaimStayDto } from '@/lib/domain/claims/contract';
import type { BILL_HEADS, BillHead } from '@/lib/domain/claims/settle/billHeads.data';
import type { LineReason } from '@/lib/domain/claims/settle/settleLine';
import type { SettlementDto } from '@/lib/domain/claims/settlementDto';
import { formatAmount, formatMoney } from '@/lib/i18n/format';
import styles from './Money.module.css';

type Line = SettlementDto['lines'][number];
/** Heads of a bill that are no treatment and so never paid, whatever the plan. */
type Never = { [Head in BillHead]: (typeof BILL_HEADS)[Head] extends 'never' ? Head : never }[BillHead];
type Props = { settlement: SettlementDto; stay: ClaimStayDto | undefined; isPaid: boolean };

export function BilledLines({ settlement: { lines, refusal }, stay, isPaid }: Props) {
  const t = useTranslations('claim.bill');
  return (
    <table className={styles.lines}>
      <thead>
        <tr>
          <th scope="col">{t('particulars')}</th>
          <th scope="col">{t('billed')}</th>
          <th scope="col">{t(isPaid ? 'paid' : 'pays')}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line, at) => {
          const isCut = line.admitted * 100 < line.billedPaise;
          return (
            // Keyed by index: two lines may be identical, and their order never changes.
            <tr key={`${line.head}-${at}`} className={isCut ? styles.cut : undefined}>
              <th scope="row">
                {t(`heads.${line.head}`)}
                <LineNotes line={line} stay={stay} isRefused={refusal !== undefined} />
              </th>
              <td>{formatAmount(line.billedPaise / 100)}</td>
              <td>{formatAmount(line.admitted)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

type NotesProps = { line: Line; stay: ClaimStayDto | undefined; isRefused: boolean };

/** Shows nothing for a bill that is refused as a whole, since the refusal is shown once above it. */
function LineNotes({ line: { head, reasons, admitted }, stay, isRefused }: NotesProps) {
  const t = useTranslations('claim.bill');
  if (isRefused) return null;
  const { ratePaise = 0, coveredRatePaise = 0 } = stay?.room ?? {};
  const room = { taken: formatMoney(ratePaise / 100), covered: formatMoney(coveredRatePaise / 100) };
  if (head === 'consumables' && admitted > 0) return <small className={styles.good}>{t('covered')}</small>;
  const say = (reason: LineReason) =>
    reason === 'notTreatment' ? t(`notTreatment.${head as Never}`) : t(`reasons.${reason}`, room);
  return reasons.map((reason) => <small key={reason}>{say(reason)}</small>);
}
