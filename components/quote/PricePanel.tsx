import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { PriceBill } from '@/components/common/bill/PriceBill';
import type { PriceDto } from '@/lib/domain/quote/pricing/contract';
import { formatDate, formatShortSum } from '@/lib/i18n/format';
import { emblemOf } from './plans/card/emblem';
import { useToday } from './members/useToday';

type Props = {
  price: PriceDto;
  people: number;
  reference?: string;
  newLines?: readonly string[];
  children?: ReactNode;
};

export function PricePanel({ price, people, reference, newLines, children }: Props) {
  const t = useTranslations('quote.plans');
  const estimate = useTranslations('bill');
  const locale = useLocale();
  const today = useToday();
  return (
    <PriceBill
      price={price}
      head={{ title: estimate('estimate'), reference, date: formatDate(today, locale) }}
      emblem={emblemOf(price.product)}
      about={t('about', { sum: formatShortSum(price.sumInsured, locale), count: people })}
      newLines={newLines}
    >
      {children}
    </PriceBill>
  );
}
