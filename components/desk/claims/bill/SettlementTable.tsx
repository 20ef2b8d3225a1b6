import { useLocale, useTranslations } from 'next-intl';
import { Scrolling } from '@/components/common/ui/Scrolling';
import table from '@/components/desk/quotes/QuoteTable.module.css';
import type { SettlementDto } from '@/lib/domain/claims/settlementDto';
import { formatAmount, formatDate, formatMoney } from '@/lib/i18n/format';
import { Facts } from '@/components/desk/claims/claim/Part';
import styles from './Bill.module.css';

/** Shows for each line what is payable and why it isn't more, then the sums. */
export function SettlementTable({ settlement }: { settlement: SettlementDto }) {
  const t = useTranslations('deskClaims.settlement');
  const words = useTranslations('claimBill');
  return (
    <>
      <Wait settlement={settlement} />
      <Scrolling className={table.frame} aria-label={t('title')}>
        <table className={styles.settlement}>
          <thead>
            <tr>
              <th scope="col">{t('line')}</th>
              <th scope="col">{t('billed')}</th>
              <th scope="col">{t('payable')}</th>
              <th scope="col">{t('why')}</th>
            </tr>
          </thead>
          <tbody>
            {settlement.lines.map(({ head, billedPaise, admitted, reasons }, at) => (
              <tr key={at}>
                <th scope="row">{words(`heads.${head}`)}</th>
                <td className="num">{formatAmount(billedPaise / 100)}</td>
                <td className="num">{formatAmount(admitted)}</td>
                <td>{reasons.map((reason) => words(`reasons.${reason}`)).join(', ')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Scrolling>
      <Sums settlement={settlement} />
    </>
  );
}

function Wait({ settlement: { refusal } }: { settlement: SettlementDto }) {
  const t = useTranslations('deskClaims.settlement');
  const words = useTranslations('claimBill.waits');
  const locale = useLocale();
  if (!refusal) return null;
  const reason = words(refusal.reason);
  const { coveredFrom } = refusal;
  return (
    <p>
      {coveredFrom ? t('wait', { reason, day: formatDate(coveredFrom, locale) }) : t('noCover', { reason })}
    </p>
  );
}

function Sums({ settlement }: { settlement: SettlementDto }) {
  const t = useTranslations('deskClaims.settlement');
  const {
    billedPaise,
    notPayablePaise,
    deductible,
    coPayment,
    overCover,
    raise,
    paid,
    cash,
    setOff,
    payable,
  } = settlement;
  const locale = useLocale();
  const minus = (rupees: number) => (rupees > 0 ? `− ${formatMoney(rupees)}` : undefined);
  return (
    <Facts
      rows={[
        [t('sums.billed'), formatMoney(billedPaise / 100)],
        [t('sums.notPayable'), minus(notPayablePaise / 100)],
        [t('sums.deductible'), minus(deductible)],
        [t('sums.coPayment'), minus(coPayment)],
        [t('sums.overCover'), minus(overCover)],
        [
          t('sums.raise'),
          raise &&
            t('raise', {
              amount: formatMoney(raise.sumInsured),
              day: formatDate(raise.coveredFrom, locale),
            }),
        ],
        [t('sums.paid'), formatMoney(paid)],
        [
          cash ? t('cash', { days: cash.days, amount: formatMoney(cash.perDay) }) : '',
          cash && formatMoney(cash.amount),
        ],
        [t('sums.setOff'), setOff ? minus(setOff) : undefined],
        [t('sums.payable'), <b key="payable">{formatMoney(payable)}</b>],
      ]}
    />
  );
}
