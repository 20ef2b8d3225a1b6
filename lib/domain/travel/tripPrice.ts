import type { PremiumDto, PriceReason } from '@/lib/domain/quote/pricing/contract';
import type { TripKind } from './kinds/kinds.data';

/**
 * The price in rupees for the whole trip, year or studies; the sum insured is in US dollars. Without a kind it is for a
 * single trip.
 */
export type TripPriceDto = PremiumDto & { kind?: TripKind; sumInsuredUsd: number };

/** A sum that isn't offered because a traveller is older than `maxAge`. */
export type RefusedTripDto = { sumInsuredUsd: number; maxAge: number };

/** GET /api/travel-insurance/price: sorted from the least sum on. */
export type TripPlansDto = { plans: readonly TripPriceDto[]; refused: readonly RefusedTripDto[] };

type TripPriceReason = Extract<PriceReason, 'rates' | 'tax'>;

/** Why a trip's price changed without an edit. */
export function findTripPriceReasons(before: TripPriceDto, after: TripPriceDto): readonly TripPriceReason[] {
  return [
    ...(before.rateVersion === after.rateVersion ? [] : ['rates' as const]),
    ...(taxPercentOf(before) === taxPercentOf(after) ? [] : ['tax' as const]),
  ];
}

function taxPercentOf({ breakdown }: TripPriceDto): unknown {
  return breakdown.find(({ key }) => key === 'tax')?.values?.percent;
}
