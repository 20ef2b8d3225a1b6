import { ageInDays, ageInYears, isIsoDate, type IsoDate } from '../common/dates';
import { familyCombination } from '../quote/members';
import { DESTINATION_KEYS, DESTINATION_LINKS, type Destination } from './destinations.data';

export const TRAVEL = { slug: 'travel-care', name: 'Travel Care' } as const;

/** Travellers are known by date of birth. */
export type Trip = {
  readonly destination: Destination;
  /** YYYY-MM-DD, both days included. */
  readonly startsOn: string;
  readonly endsOn: string;
  readonly travellers: readonly string[];
};

// Sample limits.
export const TRIP_LIMITS = { travellers: 6, days: 180, daysAhead: 365, minDays: 91, maxAge: 80 } as const;

/** Translation keys under `validation.` */
export type TripProblem = {
  readonly path: 'startsOn' | 'endsOn' | 'travellers' | `travellers[${number}]`;
  readonly key:
    | 'trip.day'
    | 'trip.past'
    | 'trip.tooFar'
    | 'trip.order'
    | 'trip.tooLong'
    | 'trip.noTraveller'
    | 'trip.tooMany'
    | 'dateOfBirth.required'
    | 'dateOfBirth.invalid'
    | 'dateOfBirth.future'
    | 'dateOfBirth.childTooYoung'
    | 'trip.tooOld';
};

export function isDestination(value: unknown): value is Destination {
  return DESTINATION_KEYS.some((key) => key === value);
}

/** Of a link from a page about a country; undefined where it names none. */
export function wishedDestination(to: unknown): Destination | undefined {
  if (isDestination(to)) return to;
  return typeof to === 'string' && Object.hasOwn(DESTINATION_LINKS, to) ? DESTINATION_LINKS[to] : undefined;
}

/** Both days included; 0 for an invalid trip. */
export function tripDays({ startsOn, endsOn }: Pick<Trip, 'startsOn' | 'endsOn'>): number {
  if (!isIsoDate(startsOn) || !isIsoDate(endsOn) || endsOn < startsOn) return 0;
  return ageInDays(startsOn, endsOn) + 1;
}

export function findTripProblems(trip: Omit<Trip, 'destination'>, today: IsoDate): readonly TripProblem[] {
  const { startsOn, travellers } = trip;
  const dayKey = startKeyOf(startsOn, today);
  const endKey = endKeyOf(trip);
  const ages = travellers.map((dateOfBirth, at) => ({
    path: `travellers[${at}]` as const,
    key: travellerKeyOf(dateOfBirth, isIsoDate(startsOn) ? startsOn : today, today),
  }));
  return [
    { path: 'startsOn' as const, key: dayKey },
    { path: 'endsOn' as const, key: endKey },
    { path: 'travellers' as const, key: countKeyOf(travellers.length) },
    ...ages,
  ].filter((problem): problem is TripProblem => problem.key !== undefined);
}

export function travellersCombination({ travellers, startsOn }: Trip): string {
  const people = travellers.map((dateOfBirth) => ({
    relation: ageInYears(dateOfBirth, startsOn) < 18 ? ('son' as const) : ('self' as const),
    dateOfBirth,
  }));
  return familyCombination(people);
}

function startKeyOf(startsOn: string, today: IsoDate): TripProblem['key'] | undefined {
  if (!isIsoDate(startsOn)) return 'trip.day';
  if (startsOn < today) return 'trip.past';
  return ageInDays(today, startsOn) > TRIP_LIMITS.daysAhead ? 'trip.tooFar' : undefined;
}

function endKeyOf({ startsOn, endsOn }: Pick<Trip, 'startsOn' | 'endsOn'>): TripProblem['key'] | undefined {
  if (!isIsoDate(endsOn)) return 'trip.day';
  if (!isIsoDate(startsOn)) return undefined;
  if (endsOn < startsOn) return 'trip.order';
  return tripDays({ startsOn, endsOn }) > TRIP_LIMITS.days ? 'trip.tooLong' : undefined;
}

function countKeyOf(count: number): TripProblem['key'] | undefined {
  if (count === 0) return 'trip.noTraveller';
  return count > TRIP_LIMITS.travellers ? 'trip.tooMany' : undefined;
}

function travellerKeyOf(
  dateOfBirth: string,
  leavesOn: IsoDate,
  today: IsoDate,
): TripProblem['key'] | undefined {
  if (dateOfBirth === '') return 'dateOfBirth.required';
  if (!isIsoDate(dateOfBirth)) return 'dateOfBirth.invalid';
  if (dateOfBirth > today) return 'dateOfBirth.future';
  if (ageInDays(dateOfBirth, leavesOn) < TRIP_LIMITS.minDays) return 'dateOfBirth.childTooYoung';
  return ageInYears(dateOfBirth, leavesOn) > TRIP_LIMITS.maxAge ? 'trip.tooOld' : undefined;
}
