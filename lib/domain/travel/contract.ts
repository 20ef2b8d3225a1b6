import type { PremiumDto } from '@/lib/domain/quote/pricing/contract';

/** The premium of a whole trip is in rupees, what it insures in US dollars. */
export type TripPriceDto = PremiumDto & { sumInsuredUsd: number };

/** A sum that can't be had where a traveller is older than this. */
export type RefusedTripDto = { sumInsuredUsd: number; maxAge: number };

/** GET /api/travel-insurance/price: the least sum first. */
export type TripPlansDto = { plans: readonly TripPriceDto[]; refused: readonly RefusedTripDto[] };
