import type { IsoDate } from '@/lib/domain/common/dates';
import type { Place } from '@/lib/domain/places/places';
import { offeredFrequency } from '@/lib/domain/plans/planTerms.data';
import { isProductSlug } from '@/lib/domain/plans/products';
import { RIDER_KEYS } from '@/lib/domain/plans/riders.data';
import { findTripPriceReasons, type TripPriceDto } from '@/lib/domain/travel/tripPrice';
import { priceTripFor } from '@/lib/domain/travel/priceTrip';
import { findTripProblems } from '@/lib/domain/travel/trip';
import { isTrip, type Quote } from '@/lib/domain/quote/quote';
import type { PremiumDto, PriceDto, PriceReason, RepricedDto } from '@/lib/domain/quote/pricing/contract';
import { priceOne, type PriceOutcome } from '@/lib/domain/quote/pricing/price';
import { findPriceReasons } from './priceCauses';

export function repriceFamily(quote: Quote, place: Place | undefined, today: IsoDate): PriceDto | undefined {
  const outcome = priceOutcomeOf(quote, place, today);
  return outcome?.kind === 'priced' ? outcome.price : undefined;
}

function priceOutcomeOf(quote: Quote, place: Place | undefined, today: IsoDate): PriceOutcome | undefined {
  const { product, tier, sumInsured, tenure, pincode, city, members } = quote;
  if (!isProductSlug(product) || !sumInsured || !tenure || members.length === 0) return undefined;
  if (!(pincode ?? city)) return undefined;
  const riders = RIDER_KEYS.filter((key) => quote.riders.includes(key));
  const frequency = offeredFrequency(quote.frequency);
  return priceOne({ product, tier, sumInsured, tenure, frequency, place, riders, members }, today);
}

export function isTripOpen({ trip }: Pick<Quote, 'trip'>, today: IsoDate): boolean {
  return trip !== undefined && findTripProblems(trip, today).length === 0;
}

export function repriceTrip(
  { trip, sumInsuredUsd }: Pick<Quote, 'trip' | 'sumInsuredUsd'>,
  today: IsoDate,
): TripPriceDto | undefined {
  if (!trip || sumInsuredUsd === undefined || !isTripOpen({ trip }, today)) return undefined;
  return priceTripFor(trip, sumInsuredUsd, today);
}

type Repriced = RepricedDto & { priceAfterTax?: number };

export function repricedOf(quote: Quote, place: Place | undefined, today: IsoDate): Repriced {
  if (isTrip(quote)) {
    const { tripPrice: saved } = quote;
    const price = repriceTrip(quote, today);
    if (price) return compare(saved, price, findTripPriceReasons);
    const refusedFor = isTripOpen(quote, today) ? 'sumInsuredNotOffered' : 'tripBegun';
    return saved ? { refusedFor } : {};
  }
  const outcome = priceOutcomeOf(quote, place, today);
  if (outcome?.kind === 'priced') return compare(quote.price, outcome.price, findPriceReasons);
  return outcome ? { refusedFor: outcome.refused.reason } : {};
}

function compare<Price extends PremiumDto>(
  saved: Price | undefined,
  price: Price,
  reasonsOf: (before: Price, after: Price) => readonly PriceReason[],
): Repriced {
  const { priceAfterTax } = price;
  if (!saved || saved.priceAfterTax === priceAfterTax) return { priceAfterTax };
  return { priceAfterTax, previousPrice: saved.priceAfterTax, priceReasons: reasonsOf(saved, price) };
}
