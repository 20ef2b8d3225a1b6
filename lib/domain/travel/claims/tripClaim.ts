import { addDays, isIsoDate, type IsoDate } from '@/lib/domain/common/dates';
import { keepNumbers, maskNumbers } from '@/lib/domain/common/keptNumbers';
import type { Trip } from '@/lib/domain/travel/trip';
import type { TripLoss } from './losses.data';
import type { LossSettlement } from './settleLoss';

/** The claim as it was typed, valid or not. */
export type TripClaimDetails = Partial<Record<(typeof TRIP_CLAIM_FIELDS)[number], string>>;

export const TRIP_CLAIM_FIELDS = [
  /** The traveller's place, counted from 1. */
  'person',
  'loss',
  /** Asked for a year of many trips: when this one began. */
  'leftOn',
  'happenedOn',
  'place',
  'story',
  'spentUsd',
  'holder',
  'accountNumber',
  'ifsc',
] as const;

export const LONGEST_TRIP_CLAIM = { place: 120, story: 2_000 } as const;
const TEXT_LENGTH = 254;

/** The part that only a trip's claim has; `person` and `loss` are there once it is told. */
export type TripPart = {
  details: TripClaimDetails;
  person?: string;
  loss?: TripLoss;
  settled?: LossSettlement;
};

type Told = Pick<TripClaimDetails, 'loss' | 'leftOn'>;

/**
 * The days on which a loss can have happened: for a cancelled journey from the day of issue on, else the days of the
 * trip. In a year of many trips those are the days of the longest trip, counted from when the claimant left.
 */
export function lossDays({ loss, leftOn }: Told, trip: Trip, issuedOn: IsoDate) {
  const { startsOn, endsOn, longestTrip } = trip;
  const isWay = longestTrip !== undefined && isJourneyDay(leftOn, trip);
  const from = isWay ? leftOn : startsOn;
  const to = isWay ? ([endsOn, addDays(leftOn, longestTrip - 1)].toSorted()[0] ?? endsOn) : endsOn;
  return { from: loss === 'cancellation' ? issuedOn : from, to };
}

/** Whether a journey can have begun on that day: one that began before the policy did isn't insured. */
export function isJourneyDay(day: unknown, { startsOn, endsOn }: Trip): day is IsoDate {
  return isIsoDate(day) && day >= startsOn && day <= endsOn;
}

/** Takes the known text fields; whatever else was sent is left out. */
export function parseTripClaim(given: Readonly<Record<string, unknown>>): TripClaimDetails {
  return Object.fromEntries(
    TRIP_CLAIM_FIELDS.flatMap((field) => {
      const value = given[field];
      const longest = field === 'story' ? LONGEST_TRIP_CLAIM.story : TEXT_LENGTH;
      return typeof value === 'string' ? [[field, value.slice(0, longest)]] : [];
    }),
  );
}

export const maskTripClaim = (details: TripClaimDetails): TripClaimDetails => maskNumbers(details);

export const keepTripClaim = (given: TripClaimDetails, stored: TripClaimDetails): TripClaimDetails =>
  keepNumbers(given, stored);
