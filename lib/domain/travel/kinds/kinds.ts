import { addDays, dayAfterTerm, isIsoDate } from '@/lib/domain/common/dates';
import { DESTINATION_KEYS, type Destination } from '@/lib/domain/travel/destinations.data';
import {
  ANNUAL_DESTINATIONS,
  KIND_LINKS,
  STUDY_MONTHS,
  TRIP_KIND_KEYS,
  type TripKind,
  YEAR_MONTHS,
} from './kinds.data';

export function isTripKind(value: unknown): value is TripKind {
  return TRIP_KIND_KEYS.some((key) => key === value);
}

/** A record without a kind is older than the kinds and so of a single trip. */
export function kindOf({ kind }: { kind?: unknown }): TripKind {
  return isTripKind(kind) ? kind : 'single';
}

/** The kind that a link names; undefined if it names none. */
export function wishedKind(named: unknown): TripKind | undefined {
  if (isTripKind(named)) return named;
  return typeof named === 'string' && Object.hasOwn(KIND_LINKS, named) ? KIND_LINKS[named] : undefined;
}

const ONE_TRIP = DESTINATION_KEYS.filter((key) => !['asia', 'mostOfWorld', 'world'].includes(key));

export function destinationsOf(kind: TripKind): readonly Destination[] {
  return kind === 'annual' ? ANNUAL_DESTINATIONS : ONE_TRIP;
}

/** `most` is the limit of months at purchase, or with extensions. */
export function isStudyTerm(months: unknown, most: number = STUDY_MONTHS.most): months is number {
  return Number.isInteger(months) && Number(months) >= STUDY_MONTHS.least && Number(months) <= most;
}

type Term = { kind?: unknown; startsOn?: unknown; months?: unknown };

/** The last day of a year or of studies, which follows from the first. Empty while that is not known. */
export function termEnd({ kind, startsOn, months }: Term): string {
  const length = kindOf({ kind }) === 'annual' ? YEAR_MONTHS : months;
  if (!isIsoDate(startsOn) || !isStudyTerm(length, STUDY_MONTHS.whole)) return '';
  return addDays(dayAfterTerm(startsOn, length), -1);
}

const OWN = { single: ['endsOn'], annual: ['longestTrip'], studies: ['months'] } as const;
const SHARED = ['destination', 'startsOn', 'travellers'] as const;

/** Keeps the values that belong to their kind, and adds its last day. A single trip names no kind. */
export function fieldsOfKind(given: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const kind = kindOf(given);
  const fields = [...SHARED, ...OWN[kind]].filter((field) => field in given);
  const said = Object.fromEntries(fields.map((field) => [field, given[field]]));
  if (kind !== 'single') return { kind, ...said, endsOn: termEnd(given) };
  // An unknown kind is kept, so that its problem is told at the field.
  return given['kind'] === undefined || isTripKind(given['kind']) ? said : { ...said, kind: given['kind'] };
}
