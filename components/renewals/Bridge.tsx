import { useLocale, useTranslations } from 'next-intl';
import type { RenewalCause, RenewalDto } from '@/lib/domain/renewals/contract';
import { formatAmount, formatDate, formatMoney } from '@/lib/i18n/format';
import styles from './Bridge.module.css';

const less = { className: styles.less, sign: '−' };
const more = { className: styles.more, sign: '+' };
const zero = { className: styles.zero, sign: '' };

function toneOf(amount: number): typeof zero {
  if (amount === 0) return zero;
  return amount < 0 ? less : more;
}

const classOf = (amount: number) => toneOf(amount).className;
const signed = (amount: number) => `${toneOf(amount).sign}${formatAmount(Math.abs(amount))}`;

/** Leads from last year's price to this one, with a step for each cause. Zeros are shown, too. */
export function Bridge({ renewal }: { renewal: RenewalDto }) {
  const t = useTranslations('renewals.bridge');
  const locale = useLocale();
  const { price, paidOn } = renewal;
  const causeText = useCauseText(renewal);
  return (
    <section aria-label={t('label')}>
      <ol className={styles.bridge}>
        <li>
          <p>
            <b>{t('last')}</b>
            <small>{t('paid', { date: formatDate(paidOn, locale) })}</small>
          </p>
          <span className="num">{formatAmount(price.lastPrice)}</span>
        </li>
        {price.causes.map((cause) => (
          <li key={cause.key} className={classOf(cause.amount)}>
            <p>
              <b>{causeText(cause).title}</b>
              <small>{causeText(cause).text}</small>
            </p>
            <span className="num">{signed(cause.amount)}</span>
          </li>
        ))}
        <li className={styles.sum}>
          <p>
            <b>{t('now')}</b>
          </p>
          <span className="num">{formatMoney(price.prices[0]?.priceAfterTax ?? 0)}</span>
        </li>
      </ol>
    </section>
  );
}

function useCauseText({ price, earned }: RenewalDto) {
  const t = useTranslations('renewals.bridge.causes');
  const { rows, claimed } = price;
  return ({ key, amount }: RenewalCause) => {
    const { percent, activeDays } = earned;
    const values = { ...rows, percent, activeDays, claimed: formatMoney(claimed) };
    const isSaid = key === 'age' || key === 'rates' || key === 'earned';
    const text = isSaid && amount === 0 ? (`${key}.none` as const) : (`${key}.text` as const);
    const hasNoClaim = key === 'claim' && claimed === 0;
    const title = key === 'age' && rows.was === rows.is ? 'age.same' : (`${key}.title` as const);
    return { title: t(title, values), text: t(hasNoClaim ? 'claim.none' : text, values) };
  };
}
