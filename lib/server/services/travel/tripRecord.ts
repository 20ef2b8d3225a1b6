import type { PriceReason, RepricedDto } from '@/lib/domain/quote/pricing/contract';
import type { TripPriceDto } from '@/lib/domain/travel/contract';
import type { IsoDate } from '@/lib/domain/common/dates';
import { priceTripFor } from '@/lib/domain/travel/priceTrip';
import { findTripProblems, travellersCombination, type Trip } from '@/lib/domain/travel/trip';
import type { QuoteBody } from '@/lib/validation/quote/requests';
import type { QuoteRecord } from '@/models/quote';
import { sealedField } from '@/lib/server/services/common/personalData';

const sealedTrip = sealedField<Trip>('quotes', 'trip');
const sealedPrice = sealedField<TripPriceDto>('quotes', 'tripPrice');

export function isTravel({ segment }: Pick<QuoteRecord, 'segment'>): boolean {
  return segment === 'Travel';
}

export function tripOf({ trip, _id }: QuoteRecord): Trip | undefined {
  return trip === undefined ? undefined : sealedTrip.unseal(trip, _id);
}

/** As it was when the quote was saved. */
export function tripPriceOf({ tripPrice, _id }: QuoteRecord): TripPriceDto | undefined {
  return tripPrice === undefined ? undefined : sealedPrice.unseal(tripPrice, _id);
}

/** The price of a day, as the record of the quote keeps it. */
export function sealTripPrice(quote: QuoteRecord, today: IsoDate): string | undefined {
  const price = repriceTrip(quote, today);
  return price && sealedPrice.seal(price, quote._id);
}

/** Whether the quote has a trip that can (still) be insured on a day. */
export function isTripOpen(quote: QuoteRecord, today: IsoDate): boolean {
  const trip = tripOf(quote);
  return trip !== undefined && findTripProblems(trip, today).length === 0;
}

/** What of a quote's record says the trip, and what follows from it; nothing where none was given. */
export function tripFields(
  { _id, sumInsuredUsd: chosen }: QuoteRecord,
  trip: Trip | undefined,
  { sumInsuredUsd = chosen }: Pick<QuoteBody, 'sumInsuredUsd'>,
): Partial<QuoteRecord> {
  if (!trip) return {};
  return {
    segment: 'Travel',
    trip: sealedTrip.seal(trip, _id),
    familyCombination: travellersCombination(trip),
    ...(sumInsuredUsd !== undefined && { sumInsuredUsd }),
  };
}

/** In whole rupees; undefined while something is missing, or where the trip can't be had on this day. */
export function repriceTrip(quote: QuoteRecord, today: IsoDate): TripPriceDto | undefined {
  const { sumInsuredUsd } = quote;
  const trip = tripOf(quote);
  if (!trip || sumInsuredUsd === undefined || !isTripOpen(quote, today)) return undefined;
  return priceTripFor(trip, sumInsuredUsd, today);
}

/** The premium of today beside the saved one, and what made it another. */
export function repricedTripOf(
  quote: QuoteRecord,
  today: IsoDate,
): RepricedDto & Pick<Partial<TripPriceDto>, 'priceAfterTax'> {
  const saved = tripPriceOf(quote);
  const price = repriceTrip(quote, today);
  if (!price) {
    const reason = isTripOpen(quote, today) ? 'sumInsuredNotOffered' : 'tripBegun';
    return saved ? { refusedFor: reason } : {};
  }
  const { priceAfterTax } = price;
  if (!saved || saved.priceAfterTax === priceAfterTax) return { priceAfterTax };
  const reasons: PriceReason[] = [
    ...(saved.rateVersion === price.rateVersion ? [] : ['rates' as const]),
    ...(percentOf(saved) === percentOf(price) ? [] : ['tax' as const]),
  ];
  return { priceAfterTax, previousPrice: saved.priceAfterTax, priceReasons: reasons };
}

function percentOf({ breakdown }: TripPriceDto): unknown {
  return breakdown.find(({ key }) => key === 'tax')?.values?.percent;
}
