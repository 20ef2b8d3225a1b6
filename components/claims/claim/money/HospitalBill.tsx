import { useLocale, useTranslations } from 'next-intl';
import bill from '@/components/common/bill/Bill.module.css';
import { BillLines } from '@/components/common/bill/Bill';
import { Note } from '@/components/common/ui/states/Note';
import { Link } from '@/components/common/ui/Link';
import { paths } from '@/lib/config/paths';
import type { SettlementDto } from '@/lib/domain/claims/settlementDto';
import { formatDate, formatMoney } from '@/lib/i18n/format';
import type { ClaimParts } from '@/components/claims/claim/claimParts';
import { BilledLines } from './BilledLines';
import styles from './Money.module.css';
import { Payouts } from './Payouts';
import { useDeductions } from './useDeductions';

type Props = ClaimParts & { settlement: SettlementDto };

/** Shows line by line what was billed and paid. Every deduction has its reason here. */
export function HospitalBill({ claim, others, settlement }: Props) {
  const t = useTranslations('claim.bill');
  const locale = useLocale();
  const { person, hospitalName, policyNumber = '', status } = claim;
  const { stay, cover } = others;
  const { admittedOn: told } = claim.answers;
  const day = (on: string) => formatDate(on, locale);
  const { billedPaise, paid, payable, refusal } = settlement;
  const isPaid = status === 'paid';
  const lines = useDeductions(settlement, cover);
  return (
    <>
      <section className={bill.bill} aria-labelledby="hospital-bill">
        <div className={bill.sheet}>
          <p className={bill.head}>
            <b id="hospital-bill">{t('title')}</b>
            {stay && <span>{t('stay', { from: day(stay.admittedOn), to: day(stay.dischargedOn) })}</span>}
          </p>
          <div className={bill.plan}>
            <p>
              <b>{person}</b>
              <span>{hospitalName}</span>
            </p>
          </div>
          {stay && told && told !== stay.admittedOn && (
            <Note kind="plain">{t('toldOtherwise', { told: day(told), from: day(stay.admittedOn) })}</Note>
          )}
          {refusal && (
            <Note kind="bad">
              {t(`refusals.${refusal.reason}`, { date: formatDate(refusal.coveredFrom ?? '', locale) })}
            </Note>
          )}
          <BilledLines settlement={settlement} stay={stay} isPaid={isPaid} />
          <div className={styles.sums}>
            <BillLines lines={lines} />
          </div>
          <p className={bill.total}>
            <span>{t(isPaid ? 'paid' : 'pays')}</span>
            <b>{formatMoney(payable)}</b>
          </p>
          <BillLines
            lines={[
              {
                key: 'yours',
                label: t(claim.kind === 'cashless' ? 'yours' : 'yourShare'),
                amount: billedPaise / 100 - Math.min(paid, payable),
              },
            ]}
          />
          <p className="tiny">{t('sum')}</p>
          <p className={styles.ways}>
            <Link className="link" href={paths.policy(policyNumber)}>
              {t('terms')}
            </Link>
            <a className="link" href="#ways">
              {t('disagree')}
            </a>
          </p>
        </div>
      </section>
      <Payouts claim={claim} others={others} payable={payable} />
    </>
  );
}
