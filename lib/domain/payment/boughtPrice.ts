import type { PriceDto } from '@/lib/domain/quote/pricing/contract';
import type { TripPriceDto } from '@/lib/domain/travel/tripPrice';

/** What a payment pays: of a family in rupees, or of a trip whose sum is in dollars. */
export type BoughtPrice = PriceDto | TripPriceDto;

export function isTripPrice(price: BoughtPrice): price is TripPriceDto {
  return 'sumInsuredUsd' in price;
}
