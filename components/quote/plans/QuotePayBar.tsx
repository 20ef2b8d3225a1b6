import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { PayBar } from '@/components/common/bill/PayBar';
import type { PriceDto } from '@/lib/domain/quote/pricing/contract';
import { formatMoney } from '@/lib/i18n/format';

type Props = { price: PriceDto; onShowBill: () => void; children: ReactNode };

export function QuotePayBar({ price, onShowBill, children }: Props) {
  const t = useTranslations('quote.plans');
  return (
    <PayBar
      amount={formatMoney(price.priceAfterTax)}
      term={t('forYears', { years: price.tenure })}
      how={
        <button type="button" onClick={onShowBill}>
          {t('how')}
        </button>
      }
    >
      {children}
    </PayBar>
  );
}
