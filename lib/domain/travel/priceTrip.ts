import type { RefusedTripDto, TripPlansDto, TripPriceDto } from './tripPrice';
import { addDays, ageInYears, type IsoDate } from '@/lib/domain/common/dates';
import { shareInWholeRupees, toPaise, toRupees } from '@/lib/domain/common/money';
import { feeLine, taxLine, toBreakdownLine, totalOf, type Line } from '@/lib/domain/quote/pricing/billLines';
import { shareAt } from '@/lib/domain/quote/pricing/rates';
import type { BasisPoints, Curve } from '@/lib/domain/quote/pricing/rateTable';
import { DESTINATIONS } from './destinations.data';
import { kindOf } from './kinds/kinds';
import { ANNUAL_RATES, STUDY_RATES, TRIP_RATES, TRIP_TAX } from './rates.data';
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
  const { version, whole, label, values, curve } = termOf(trip);
  const premium = ages.map((age): Line => {
    const amount = shareInWholeRupees(toPaise(whole), ...shareOf(trip), shareAt(curve, age), share);
    return { key: 'member', label, values: { age, ...values }, amount };
  });
  const tax = taxLine(totalOf(premium), TRIP_TAX);
  const lines = [...premium, tax, feeLine];
  return {
    ...(trip.kind && { kind: trip.kind }),
    sumInsuredUsd: sum,
    breakdown: lines.map(toBreakdownLine),
    priceBeforeTax: toRupees(totalOf(premium)),
    tax: toRupees(tax.amount),
    priceAfterTax: toRupees(totalOf(lines)),
    rateVersion: version,
    validUntil: [addDays(today, VALID_DAYS), trip.startsOn].toSorted()[0] ?? today,
  };
}

type Term = {
  version: string;
  /** Whole rupees for the youngest ages with the least sum. */
  whole: number;
  label: string;
  values: Record<string, number>;
  curve: Curve;
};

function termOf(trip: Trip): Term {
  const region = DESTINATIONS[trip.destination];
  const { longestTrip = 0, months = 0 } = trip;
  switch (kindOf(trip)) {
    case 'annual': {
      const { version, regions, ages: curve } = ANNUAL_RATES;
      return { version, whole: regions[region], label: 'travellerYear', values: { longestTrip }, curve };
    }
    case 'studies': {
      const { version, regions, ages: curve } = STUDY_RATES;
      const { once, month } = regions[region];
      return { version, whole: once + month * months, label: 'student', values: { months }, curve };
    }
    case 'single': {
      const { version, regions, ages: curve } = TRIP_RATES;
      const { once, day } = regions[region];
      const days = tripDays(trip);
      return { version, whole: once + day * days, label: 'traveller', values: { days }, curve };
    }
  }
}

/** The share for a year's longest trip, since longer trips cost more. */
function shareOf({ longestTrip }: Trip): readonly BasisPoints[] {
  return longestTrip === undefined ? [] : [shareAt(ANNUAL_RATES.longest, longestTrip)];
}
