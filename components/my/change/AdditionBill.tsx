import { useTranslations } from 'next-intl';
import type { AdditionDto } from '@/lib/domain/my/addition';
import { formatAmount, formatMoney } from '@/lib/i18n/format';
import styles from './Change.module.css';

/** What adding a person costs for the rest of the term, line by line. */
export function AdditionBill({ addition }: { addition: AdditionDto }) {
  const t = useTranslations('change.bill');
  const { breakdown, price, daysLeft, days, rateVersion } = addition;
  return (
    <section className={styles.bill} aria-labelledby="addition">
      <h2 id="addition">{t('title')}</h2>
      <dl>
        {breakdown.map(({ label, values, amount }) => (
          <div key={label}>
            <dt>{t(label as 'additionWith', values)}</dt>
            <dd>{formatAmount(amount)}</dd>
          </div>
        ))}
        <div className={styles.total}>
          <dt>{t('total', { left: daysLeft, days })}</dt>
          <dd>{formatMoney(price)}</dd>
        </div>
      </dl>
      <p className="tiny">{t('note', { version: rateVersion })}</p>
    </section>
  );
}
