import { useTranslations } from 'next-intl';
import { formatMoney } from '@/lib/i18n/format';
import styles from './PayAhead.module.css';

/** The prices for two and three years, in whole rupees. */
export function PayAhead({ prices }: { prices: readonly number[] }) {
  const t = useTranslations('liveBill');
  return (
    <p className={styles.ahead}>
      {t('ahead')}{' '}
      {prices.map((price, index) => (
        <span key={index}>
          {t('years', { years: index + 2 })} <b>{formatMoney(price)}</b>
        </span>
      ))}
    </p>
  );
}
