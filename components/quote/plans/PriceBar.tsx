import { useTranslations } from 'next-intl';
import { useState, type ReactNode } from 'react';
import type { PriceDto } from '@/lib/domain/quote/pricing/contract';
import { BillSheet } from '@/components/quote/BillSheet';
import { QuotePayBar } from './QuotePayBar';

type Props = { price: PriceDto; bill: ReactNode; children: ReactNode };

/**
 * The price at the lower edge of a narrow screen, and the bill that it opens. Holds the open state itself, so that
 * opening doesn't re-render the plans.
 */
export function PriceBar({ price, bill, children }: Props) {
  const t = useTranslations('quote.plans');
  const [isBillOpen, setIsBillOpen] = useState(false);
  return (
    <>
      <QuotePayBar price={price} onShowBill={() => setIsBillOpen(true)}>
        {children}
      </QuotePayBar>
      <BillSheet isOpen={isBillOpen} onClose={() => setIsBillOpen(false)} label={t('price')}>
        {bill}
      </BillSheet>
    </>
  );
}
