import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { PriceDto } from '@/lib/domain/quote/pricing/contract';
import { formatMoney } from '@/lib/i18n/format';
import styles from './PayBar.module.css';

type Props = { price: PriceDto; onShowBill: () => void; children: ReactNode };

export function PayBar({ price, onShowBill, children }: Props) {
  const t = useTranslations('quote.plans');
  return (
    <div className={`dark ${styles.bar}`}>
      <div className={styles.price}>
        <b className="num">{formatMoney(price.priceAfterTax)}</b>{' '}
        <span>{t('forYears', { years: price.tenure })}</span>
        <button type="button" onClick={onShowBill}>
          {t('how')}
        </button>
      </div>
      {children}
    </div>
  );
}
