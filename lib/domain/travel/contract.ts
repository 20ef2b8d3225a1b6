import type { PremiumDto } from '@/lib/domain/quote/pricing/contract';

/** In rupees for the whole trip; insures US dollars. */
export type TripPriceDto = PremiumDto & { sumInsuredUsd: number };

/** A traveller is older than `maxAge`. */
export type RefusedTripDto = { sumInsuredUsd: number; maxAge: number };

/** GET /api/travel-insurance/price: the least sum first. */
export type TripPlansDto = { plans: readonly TripPriceDto[]; refused: readonly RefusedTripDto[] };
