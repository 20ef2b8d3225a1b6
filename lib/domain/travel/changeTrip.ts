import { addDays, isIsoDate, type IsoDate } from '@/lib/domain/common/dates';
import type { BasisPoints } from '@/lib/domain/quote/pricing/rateTable';
import type { TripPriceDto } from './tripPrice';
import { isStudyTerm, kindOf, termEnd } from './kinds/kinds';
import { STUDY_MONTHS } from './kinds/kinds.data';
import { priceTripFor } from './priceTrip';
import { findTripProblems, tripDays, TRIP_LIMITS, type Trip, type TripProblem } from './trip';
import { CANCEL_SHARES, type TripCancelReason } from './cancelShares.data';
import { dueOf, type GivenUp, givenUpWith, keptOf, shareOf, type TripPayment } from './tripMoney';

/** `dates` until the trip starts; `extension` from then to its last day, for a single trip and for studies. */
export type TripChangeKind = 'dates' | 'extension';
export type TripDates = Pick<Trip, 'startsOn' | 'endsOn' | 'months'>;
/**
 * The dates that the customer asks for. For a year and for studies the last day follows from the first; `months` of
 * studies stay as before if absent.
 */
export type AskedDates = { startsOn: string; endsOn?: string | undefined; months?: number | undefined };

/**
 * `difference` is what is due after the change less what we have of the customer, in whole rupees; negative where money
 * goes back.
 */
export type ChangedTrip = {
  kind: TripChangeKind;
  trip: Trip;
  price: TripPriceDto;
  givenUp: GivenUp | undefined;
  difference: number;
};

type Contract = { trip: Trip; price: TripPriceDto; givenUp?: GivenUp | undefined };
type Movable = Pick<Contract, 'trip'> & { sharesAtMost?: CancelShares | undefined };
type Changeable = Contract & Movable & { payments: readonly TripPayment[] };

export function changeKindOf(trip: Trip, today: IsoDate): TripChangeKind | undefined {
  if (today < trip.startsOn) return 'dates';
  return today <= trip.endsOn && canGrow(trip) ? 'extension' : undefined;
}

function canGrow(trip: Trip): boolean {
  const { months = 0 } = trip;
  return kindOf(trip) === 'single' || (kindOf(trip) === 'studies' && months < STUDY_MONTHS.whole);
}

export function datesFor(trip: Trip, { startsOn, endsOn = '', months = trip.months }: AskedDates): TripDates {
  switch (kindOf(trip)) {
    case 'single':
      return { startsOn, endsOn };
    case 'annual':
      return { startsOn, endsOn: termEnd({ ...trip, startsOn }) };
    case 'studies':
      return { startsOn, endsOn: termEnd({ ...trip, startsOn, months }), months };
  }
}

/** A problem, with the field of the form that it stands at. */
export type ChangeProblem = {
  path: 'startsOn' | 'endsOn' | 'months';
  key:
    | TripProblem['key']
    | 'trip.ended'
    | 'trip.same'
    | 'trip.later'
    | 'trip.moreMonths'
    | 'trip.wholeMonths'
    | 'trip.notOffered';
};

export function findChangeProblem(
  { trip }: Pick<Contract, 'trip'>,
  asked: AskedDates,
  today: IsoDate,
): ChangeProblem | undefined {
  const wish = datesFor(trip, asked);
  const kind = changeKindOf(trip, today);
  const path = lastFieldOf(trip);
  if (!kind) return { path, key: 'trip.ended' };
  if (wish.startsOn === trip.startsOn && wish.endsOn === trip.endsOn) return { path, key: 'trip.same' };
  if (kind === 'dates') {
    const [problem] = findTripProblems({ ...trip, ...wish }, today);
    const isLast = problem?.path === 'endsOn' || problem?.path === 'months';
    return problem && { path: isLast ? path : 'startsOn', key: problem.key };
  }
  return kindOf(trip) === 'studies' ? findMonthsProblem(trip, wish) : findLaterProblem(trip, wish);
}

function findMonthsProblem(trip: Trip, { startsOn, months = 0 }: TripDates): ChangeProblem | undefined {
  const path = 'months';
  if (startsOn !== trip.startsOn || months <= (trip.months ?? 0)) return { path, key: 'trip.moreMonths' };
  return isStudyTerm(months, STUDY_MONTHS.whole) ? undefined : { path, key: 'trip.wholeMonths' };
}

function findLaterProblem(trip: Trip, wish: TripDates): ChangeProblem | undefined {
  const path = 'endsOn';
  if (!isIsoDate(wish.endsOn)) return { path, key: 'trip.day' };
  if (wish.startsOn !== trip.startsOn || wish.endsOn <= trip.endsOn) return { path, key: 'trip.later' };
  return tripDays(wish) > TRIP_LIMITS.days ? { path, key: 'trip.tooLong' } : undefined;
}

const LAST_FIELDS = { single: 'endsOn', annual: 'startsOn', studies: 'months' } as const;

/** The field that sets the last day. For a year that is the first day, since only that is asked for. */
export function lastFieldOf(trip: Trip): ChangeProblem['path'] {
  return LAST_FIELDS[kindOf(trip)];
}

/** Prices the change at today's rates. Undefined if the dates are invalid, or if the sum isn't offered for them. */
export function changeTripDates(
  contract: Changeable,
  asked: AskedDates,
  today: IsoDate,
): ChangedTrip | undefined {
  const { trip, price: before } = contract;
  const kind = changeKindOf(trip, today);
  if (!kind || findChangeProblem(contract, asked, today)) return undefined;
  const changed = { ...trip, ...datesFor(trip, asked) };
  const now = priceTripFor(changed, before.sumInsuredUsd, today);
  if (!now) return undefined;
  const price = kind === 'extension' ? dearerOf(before, now) : now;
  const givenUp = givenUpWith(contract, price, cancelSharesOn(contract, today).notTravelling);
  return {
    kind,
    trip: changed,
    price,
    givenUp,
    difference: dueOf({ price, givenUp }) - keptOf(contract.payments),
  };
}

/** A longer stay never lowers the bill, however the rates changed since. */
function dearerOf(before: TripPriceDto, now: TripPriceDto): TripPriceDto {
  return now.priceAfterTax < before.priceAfterTax ? before : now;
}

/**
 * The change that the customer agreed to and paid. Undefined if the dates are no longer valid, or if money went back
 * meanwhile, so that what we have no longer covers it.
 */
export function paidChange(
  contract: Changeable,
  { startsOn, endsOn, months, price }: TripDates & { price: TripPriceDto },
  amount: number,
  today: IsoDate,
): Pick<ChangedTrip, 'trip' | 'price' | 'givenUp'> | undefined {
  const { trip, payments } = contract;
  if (findChangeProblem(contract, { startsOn, endsOn, months }, today)) return undefined;
  const givenUp = givenUpWith(contract, price, cancelSharesOn(contract, today).notTravelling);
  if (keptOf(payments) + amount < dueOf({ price, givenUp })) return undefined;
  return { trip: { ...trip, ...datesFor(trip, { startsOn, endsOn, months }) }, price, givenUp };
}

/** The bill of the difference: its lines add up to that amount. */
export function changeBill(
  { price: before }: Pick<Contract, 'price'>,
  { price, difference }: Pick<ChangedTrip, 'price' | 'difference'>,
): TripPriceDto {
  const priceBeforeTax = price.priceBeforeTax - before.priceBeforeTax;
  const tax = price.tax - before.tax;
  const credit = priceBeforeTax + tax - difference;
  const taxLabel = price.breakdown.find(({ key }) => key === 'tax') ?? { key: 'tax', label: 'gst' };
  const breakdown = [
    { key: 'term', label: 'tripChange', amount: priceBeforeTax },
    { ...taxLabel, amount: tax },
    ...(credit > 0 ? [{ key: 'credit', label: 'tripCredit', amount: -credit }] : []),
  ];
  return { ...price, breakdown, priceBeforeTax, tax, priceAfterTax: difference };
}

/** The share of the price that goes back, by the reason of the cancellation. */
export type CancelShares = Record<TripCancelReason, BasisPoints>;

/** The shares of a cancellation on this day. Moving to later days never brings back a share that was gone by then. */
export function cancelSharesOn({ trip, sharesAtMost }: Movable, today: IsoDate): CancelShares {
  const shareFor = (reason: TripCancelReason) => {
    const found = CANCEL_SHARES[reason].find(
      ({ daysBefore }) => today <= addDays(trip.startsOn, -daysBefore),
    );
    const share = found?.share ?? 0;
    return Math.min(share, sharesAtMost?.[reason] ?? share);
  };
  return { visaRefused: shareFor('visaRefused'), notTravelling: shareFor('notTravelling') };
}

/** The refund in whole rupees, each share rounded down. It is 0 once the trip has begun. */
export function cancelRefund(contract: Contract & Movable, reason: TripCancelReason, today: IsoDate): number {
  const { price, givenUp = { amount: 0, kept: 0 } } = contract;
  const share = cancelSharesOn(contract, today)[reason];
  // The share applies to the days that were given up, too: what went back for them already is taken off.
  const more = shareOf(givenUp.amount, share) - (givenUp.amount - givenUp.kept);
  return shareOf(price.priceAfterTax, share) + Math.max(more, 0);
}
