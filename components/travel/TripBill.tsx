import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Bill } from '@/components/common/bill/Bill';
import { PriceWorking } from '@/components/common/bill/PriceWorking';
import { useBillLines } from '@/components/common/bill/useBillLines';
import type { TripPriceDto } from '@/lib/domain/travel/tripPrice';
import { TRAVEL, type Trip } from '@/lib/domain/travel/trip';
import { formatDate, formatUsd } from '@/lib/i18n/format';
import { useTravellers } from './useTravellers';
import { lengthValuesOf } from './useTripLength';

type Props = { trip: Trip; price: TripPriceDto; reference?: string; children?: ReactNode };

export function TripBill({ trip, price, reference, children }: Props) {
  const t = useTranslations('travel.bill');
  const bill = useTranslations('bill');
  const locale = useLocale();
  const people = useTravellers(trip);
  const lines = useBillLines(price.breakdown);
  return (
    <Bill
      head={{ title: bill('estimate'), reference }}
      plan={{ name: TRAVEL.name, about: t('about', { sum: formatUsd(price.sumInsuredUsd), people }) }}
      columns={{ particulars: bill('particulars'), amount: bill('amount') }}
      lines={lines}
      total={{ label: t('total', lengthValuesOf(trip)), amount: price.priceAfterTax }}
    >
      <PriceWorking breakdown={price.breakdown} />
      {children}
      <p className="tiny">{bill('validUntil', { date: formatDate(price.validUntil, locale) })}</p>
    </Bill>
  );
}
