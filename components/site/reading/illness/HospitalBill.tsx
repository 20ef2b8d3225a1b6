import { useTranslations } from 'next-intl';
import { Tag } from '@/components/common/ui/Tag';
import { Link } from '@/components/common/ui/Link';
import type { Stay } from '@/lib/content/facts';
import { BILL_LINES } from '@/lib/content/kinds';
import { paidOf, totalOf } from '@/lib/content/stays';
import { paths } from '@/lib/config/paths';
import { formatAmount, formatMoney } from '@/lib/i18n/format';
import styles from './HospitalBill.module.css';

/** Sample stays side by side, line by line, with what a policy without a room limit leaves to pay. */
export function HospitalBill({ stays }: { stays: readonly Stay[] }) {
  const t = useTranslations('reading.illness.bill');
  const reading = useTranslations('reading');
  const lines = BILL_LINES.filter((line) => stays.some((stay) => stay[line]));
  return (
    <section className={styles.charges} aria-labelledby="charges">
      <h2 id="charges">{t('title')}</h2>
      <p>
        {t('lead')} <Tag>{reading('sample')}</Tag>
      </p>
      <div className={styles.sheet}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('particulars')}</th>
              {stays.map(({ nights }) => (
                <th key={nights} scope="col">
                  {t('nights', { nights })}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <tr key={line} className={line === 'consumables' ? styles.cut : undefined}>
                <th scope="row">{t(`lines.${line}`)}</th>
                {stays.map((stay) => (
                  <td key={stay.nights}>{formatAmount(stay[line] ?? 0)}</td>
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <Row label={t('together')} amounts={stays.map((stay) => formatAmount(totalOf(stay)))} />
            <Row label={t('paid')} amounts={stays.map((stay) => formatAmount(paidOf(stay)))} />
            <Row
              label={t('youPay')}
              amounts={stays.map((stay) => formatMoney(totalOf(stay) - paidOf(stay)))}
            />
          </tfoot>
        </table>
        <p className="tiny">
          {t.rich('note', { link: (words) => <Link href={paths.article('room-rent')}>{words}</Link> })}
        </p>
      </div>
    </section>
  );
}

function Row({ label, amounts }: { label: string; amounts: readonly string[] }) {
  return (
    <tr>
      <th scope="row">{label}</th>
      {amounts.map((amount, i) => (
        <td key={i}>{amount}</td>
      ))}
    </tr>
  );
}
