import type { RefusedTripDto, TripPlansDto, TripPriceDto } from '@/lib/domain/travel/contract';
import { addDays, ageInYears, type IsoDate } from '../common/dates';
import { shareInWholeRupees, toPaise, toRupees } from '../common/money';
import { feeLine, taxLine, toBreakdownLine, totalOf, type Line } from '../quote/pricing/billLines';
import { shareAt } from '../quote/pricing/rates';
import type { BasisPoints } from '../quote/pricing/rateTable';
import { DESTINATIONS } from './destinations.data';
import { TRIP_RATES, TRIP_TAX } from './rates.data';
import { tripDays, type Trip } from './trip';

const VALID_DAYS = 30;

/** Takes a valid trip (findTripProblems). Whole rupees; rates as of today, ages at departure. */
export function priceTrip(trip: Trip, today: IsoDate): TripPlansDto {
  const ages = trip.travellers
    .map((dateOfBirth) => ageInYears(dateOfBirth, trip.startsOn))
    .toSorted((one, other) => other - one);
  const [eldest = 0] = ages;
  const refused: RefusedTripDto[] = [];
  const plans: TripPriceDto[] = [];
  for (const { sum, share, maxAge } of TRIP_RATES.covers) {
    if (eldest > maxAge) refused.push({ sumInsuredUsd: sum, maxAge });
    else plans.push(toPrice(trip, { sum, share, ages }, today));
  }
  return { plans, refused };
}

export function priceTripFor(trip: Trip, sumInsuredUsd: number, today: IsoDate): TripPriceDto | undefined {
  return priceTrip(trip, today).plans.find((price) => price.sumInsuredUsd === sumInsuredUsd);
}

type Cover = { sum: number; share: BasisPoints; ages: readonly number[] };

function toPrice(trip: Trip, { sum, share, ages }: Cover, today: IsoDate): TripPriceDto {
  const days = tripDays(trip);
  const { once, day } = TRIP_RATES.regions[DESTINATIONS[trip.destination]];
  const one = toPaise(once + day * days);
  const premium = ages.map((age): Line => {
    const amount = shareInWholeRupees(one, shareAt(TRIP_RATES.ages, age), share);
    return { key: 'member', label: 'traveller', values: { age, days }, amount };
  });
  const tax = taxLine(totalOf(premium), TRIP_TAX);
  const lines = [...premium, tax, feeLine];
  return {
    sumInsuredUsd: sum,
    breakdown: lines.map(toBreakdownLine),
    priceBeforeTax: toRupees(totalOf(premium)),
    tax: toRupees(tax.amount),
    priceAfterTax: toRupees(totalOf(lines)),
    rateVersion: TRIP_RATES.version,
    validUntil: [addDays(today, VALID_DAYS), trip.startsOn].toSorted()[0] ?? today,
  };
}
