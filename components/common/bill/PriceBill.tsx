import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { PriceDto } from '@/lib/domain/quote/pricing/contract';
import { planNameOf } from '@/lib/domain/plans/planName';
import { formatDate } from '@/lib/i18n/format';
import { Bill } from './Bill';
import { Instalments } from './Instalments';
import { PriceWorking } from './PriceWorking';
import { useBillLines } from './useBillLines';

type Props = {
  price: PriceDto;
  head?: { title: ReactNode; reference?: ReactNode; date?: ReactNode };
  emblem?: string;
  about: ReactNode;
  newLines?: readonly string[];
  children?: ReactNode;
  /** The page shows the calculation separately. */
  withoutWorking?: boolean;
  /** The price was paid, so no text says that it may change. */
  isPaid?: boolean;
  className?: string;
};

export function PriceBill({
  price,
  head,
  emblem,
  about,
  newLines,
  children,
  withoutWorking,
  isPaid = false,
  className,
}: Props) {
  const t = useTranslations('bill');
  const locale = useLocale();
  const lines = useBillLines(price.breakdown, newLines);
  return (
    <Bill
      head={head}
      plan={{ name: planNameOf(price), about, emblem }}
      columns={{ particulars: t('particulars'), amount: t('amount') }}
      lines={lines}
      total={{ label: t('total', { years: price.tenure }), amount: price.priceAfterTax }}
      className={className}
    >
      <Instalments price={price} />
      {!withoutWorking && <PriceWorking breakdown={price.breakdown} />}
      {children}
      <p className="tiny">
        {isPaid ? t('sampleRates') : t('validUntil', { date: formatDate(price.validUntil, locale) })}
      </p>
    </Bill>
  );
}
