import type { PriceDto } from '@/lib/domain/quote/pricing/contract';
import type { TripPriceDto } from '@/lib/domain/travel/tripPrice';

/** The price that a payment pays: a family's, or a trip's, whose sum insured is in dollars. */
export type BoughtPrice = PriceDto | TripPriceDto;

export function isTripPrice(price: BoughtPrice): price is TripPriceDto {
  return 'sumInsuredUsd' in price;
}
