import type { PremiumDto } from '@/lib/domain/quote/pricing/contract';
import type { TripKind } from './kinds/kinds.data';

/** In rupees for the whole trip, year or studies; insures US dollars. Without a kind of a single trip. */
export type TripPriceDto = PremiumDto & { kind?: TripKind; sumInsuredUsd: number };

/** A traveller is older than `maxAge`. */
export type RefusedTripDto = { sumInsuredUsd: number; maxAge: number };

/** GET /api/travel-insurance/price: the least sum first. */
export type TripPlansDto = { plans: readonly TripPriceDto[]; refused: readonly RefusedTripDto[] };
