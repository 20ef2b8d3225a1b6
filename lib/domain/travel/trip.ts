import { ageInDays, ageInYears, isIsoDate, type IsoDate } from '@/lib/domain/common/dates';
import { familyCombination } from '@/lib/domain/quote/members';
import { DESTINATION_KEYS, DESTINATION_LINKS, type Destination } from './destinations.data';
import { destinationsOf, isStudyTerm, kindOf } from './kinds/kinds';
import { LONGEST_TRIPS, TRIP_KINDS, type TripKind } from './kinds/kinds.data';

export const TRAVEL = { slug: 'travel-care', name: 'Travel Care' } as const;

/** A trip knows its travellers by their dates of birth. */
export type Trip = {
  /** Absent for a single trip. */
  readonly kind?: TripKind | undefined;
  readonly destination: Destination;
  /** YYYY-MM-DD, both days included: the days of the trip, the year or the studies. */
  readonly startsOn: string;
  readonly endsOn: string;
  readonly travellers: readonly string[];
  /** Days, for many trips in a year. */
  readonly longestTrip?: number | undefined;
  /** Whole months, for studies. */
  readonly months?: number | undefined;
};

// Sample limits of every kind, and of a single trip.
export const TRIP_LIMITS = { travellers: 6, days: 180, daysAhead: 365, minDays: 91, maxAge: 80 } as const;

/** Translation keys under `validation.` */
export type TripProblem = {
  readonly path:
    | 'destination'
    | 'startsOn'
    | 'endsOn'
    | 'longestTrip'
    | 'months'
    | 'travellers'
    | `travellers[${number}]`;
  readonly key:
    | 'trip.destination'
    | 'trip.longest'
    | 'trip.months'
    | 'trip.oneStudent'
    | 'trip.annualAge'
    | 'trip.studiesAge'
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

/** The destination that a link from a country's page names; undefined if it names none. */
export function wishedDestination(to: unknown): Destination | undefined {
  if (isDestination(to)) return to;
  return typeof to === 'string' && Object.hasOwn(DESTINATION_LINKS, to) ? DESTINATION_LINKS[to] : undefined;
}

/** Both days included; 0 for an invalid trip. */
export function tripDays({ startsOn, endsOn }: Pick<Trip, 'startsOn' | 'endsOn'>): number {
  if (!isIsoDate(startsOn) || !isIsoDate(endsOn) || endsOn < startsOn) return 0;
  return ageInDays(startsOn, endsOn) + 1;
}

type Asked = Pick<Trip, 'kind' | 'startsOn' | 'endsOn' | 'travellers'> & {
  destination?: string | undefined;
  longestTrip?: number | undefined;
  months?: number | undefined;
};

/** All problems of the trip, in the order of the form. */
export function findTripProblems(trip: Asked, today: IsoDate): readonly TripProblem[] {
  const { startsOn, travellers, destination = '' } = trip;
  const kind = kindOf(trip);
  const isElsewhere = isDestination(destination) && !destinationsOf(kind).includes(destination);
  const ages = travellers.map((dateOfBirth, at) => ({
    path: `travellers[${at}]` as const,
    key: travellerKeyOf(dateOfBirth, { kind, leavesOn: isIsoDate(startsOn) ? startsOn : today, today }),
  }));
  const found: readonly MaybeProblem[] = [
    { path: 'destination', key: isElsewhere ? 'trip.destination' : undefined },
    { path: 'startsOn', key: startKeyOf(startsOn, today) },
    lengthProblemOf(kind, trip),
    { path: 'travellers', key: countKeyOf(kind, travellers.length) },
    ...ages,
  ];
  return found.filter((problem): problem is TripProblem => problem.key !== undefined);
}

type MaybeProblem = { path: TripProblem['path']; key: TripProblem['key'] | undefined };

function lengthProblemOf(kind: TripKind, trip: Asked): MaybeProblem {
  const { longestTrip, months } = trip;
  if (kind === 'single') return { path: 'endsOn', key: endKeyOf(trip) };
  if (kind === 'studies') return { path: 'months', key: isStudyTerm(months) ? undefined : 'trip.months' };
  const isOffered = LONGEST_TRIPS.some((days) => days === longestTrip);
  return { path: 'longestTrip', key: isOffered ? undefined : 'trip.longest' };
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

function countKeyOf(kind: TripKind, count: number): TripProblem['key'] | undefined {
  if (count === 0) return 'trip.noTraveller';
  if (count <= TRIP_KINDS[kind].travellers) return undefined;
  return kind === 'studies' ? 'trip.oneStudent' : 'trip.tooMany';
}

type At = { kind: TripKind; leavesOn: IsoDate; today: IsoDate };

function travellerKeyOf(dateOfBirth: string, at: At): TripProblem['key'] | undefined {
  if (dateOfBirth === '') return 'dateOfBirth.required';
  if (!isIsoDate(dateOfBirth)) return 'dateOfBirth.invalid';
  if (dateOfBirth > at.today) return 'dateOfBirth.future';
  return ageKeyOf(dateOfBirth, at);
}

const OTHER_AGE = { single: 'trip.tooOld', annual: 'trip.annualAge', studies: 'trip.studiesAge' } as const;

function ageKeyOf(dateOfBirth: IsoDate, { kind, leavesOn }: At): TripProblem['key'] | undefined {
  const { minAge, maxAge } = TRIP_KINDS[kind];
  if (kind === 'single' && ageInDays(dateOfBirth, leavesOn) < TRIP_LIMITS.minDays) {
    return 'dateOfBirth.childTooYoung';
  }
  const age = ageInYears(dateOfBirth, leavesOn);
  return age < minAge || age > maxAge ? OTHER_AGE[kind] : undefined;
}
