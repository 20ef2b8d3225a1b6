import { addMonths, ageInDays, isIsoDate } from '@/lib/domain/common/dates';
import { isMasked, keepNumbers, maskNumbers } from '@/lib/domain/common/keptNumbers';
import { STUDY_FIELDS, type StudiesDraft } from './kinds/studies';
import type { Trip } from './trip';

export const TRAVELLER_KEYS = [
  'traveller1',
  'traveller2',
  'traveller3',
  'traveller4',
  'traveller5',
  'traveller6',
] as const;
export type TravellerKey = (typeof TRAVELLER_KEYS)[number];

/** An Indian passport: one letter and seven digits. */
export const PASSPORT = /^[A-Z]\d{7}$/;
/** The length that a passport's machine-readable zone allows: 39 characters, two of them between the parts. */
export const PASSPORT_NAME_LENGTH = 37;

export const TRIP_DECLARATIONS = ['livesInIndia', 'startsHere', 'forTreatment', 'illness'] as const;
export type TripDeclaration = (typeof TRIP_DECLARATIONS)[number];

/**
 * The answers without which we can't insure the trip. An earlier illness is no obstacle, as it is only not paid for.
 */
export const REQUIRED_ANSWERS = { livesInIndia: 'yes', startsHere: 'yes', forTreatment: 'no' } as const;

/** A traveller as typed, valid or not. */
export type TravellerDraft = {
  /** The birth date of the trip's traveller whose passport this is. */
  dateOfBirth?: string;
  surname?: string;
  givenNames?: string;
  passportNumber?: string;
  passportEnds?: string;
};
export type TripNomineeDraft = { name?: string; relation?: string; dateOfBirth?: string };
export type TripDetails = Partial<Record<TravellerKey, TravellerDraft>> & {
  /** Asked for if the trip is for studies. */
  studies?: StudiesDraft;
  nominee?: TripNomineeDraft;
  contact?: { email?: string };
  declared?: Partial<Record<TripDeclaration, string>>;
};

export function travellerKeysOf({ travellers }: Pick<Trip, 'travellers'>): readonly TravellerKey[] {
  return TRAVELLER_KEYS.slice(0, travellers.length);
}

/** Assigns what was typed to its person by the date of birth, whoever joins or leaves the trip. */
export function detailsFor(trip: Pick<Trip, 'travellers'>, typed: TripDetails): TripDetails {
  const left = TRAVELLER_KEYS.flatMap((key, at) => {
    const draft = typed[key];
    return draft ? [{ ...draft, dateOfBirth: draft.dateOfBirth ?? trip.travellers[at] }] : [];
  });
  const people = travellerKeysOf(trip).map((key, at) => {
    const dateOfBirth = trip.travellers[at];
    const found = left.findIndex((draft) => draft.dateOfBirth === dateOfBirth);
    const [own = {}] = found < 0 ? [] : left.splice(found, 1);
    return [key, { ...own, dateOfBirth }] as const;
  });
  return {
    ...Object.fromEntries(people),
    ...(typed.studies && { studies: typed.studies }),
    nominee: typed.nominee ?? {},
    contact: typed.contact ?? {},
    declared: typed.declared ?? {},
  };
}

export function maskDetails(details: TripDetails): TripDetails {
  return changeTravellers(details, (draft) => maskNumbers(draft));
}

/** Restores stored numbers where a field still shows its mask. */
export function keepDetails(given: TripDetails, stored: TripDetails): TripDetails {
  return changeTravellers(given, (draft, key) => keepNumbers(draft, stored[key] ?? {}));
}

function changeTravellers(
  details: TripDetails,
  change: (draft: TravellerDraft, key: TravellerKey) => TravellerDraft,
): TripDetails {
  const people = TRAVELLER_KEYS.flatMap((key) => {
    const draft = details[key];
    return draft ? [[key, change(draft, key)] as const] : [];
  });
  return { ...details, ...Object.fromEntries(people) };
}

/** Schengen countries ask that the passport is valid for three months after the return. */
const SCHENGEN_PASSPORT_MONTHS = 3;

export type PassportWarning =
  | { kind: 'endsBeforeReturn' }
  | { kind: 'endsInYear' }
  | { kind: 'endsSoon'; days: number };

export function passportWarning(
  { kind, destination, endsOn }: Pick<Trip, 'kind' | 'destination' | 'endsOn'>,
  passportEnds: string | undefined,
): PassportWarning | undefined {
  if (!isIsoDate(passportEnds) || !isIsoDate(endsOn)) return undefined;
  // When each of the year's trips ends is unknown, so only the end of the year counts.
  if (kind === 'annual') return passportEnds < endsOn ? { kind: 'endsInYear' } : undefined;
  if (passportEnds < endsOn) return { kind: 'endsBeforeReturn' };
  if (destination !== 'schengen' || passportEnds >= addMonths(endsOn, SCHENGEN_PASSPORT_MONTHS)) {
    return undefined;
  }
  return { kind: 'endsSoon', days: ageInDays(endsOn, passportEnds) };
}

/** Finds the second traveller of two with the same number; masked numbers aren't compared. */
export function findRepeatedPassport(details: TripDetails): TravellerKey | undefined {
  const seen = new Set<string>();
  return TRAVELLER_KEYS.find((key) => {
    const number = details[key]?.passportNumber?.trim().toUpperCase();
    if (!number || isMasked(number)) return false;
    const isRepeated = seen.has(number);
    seen.add(number);
    return isRepeated;
  });
}

const FIELDS = {
  traveller: ['dateOfBirth', 'surname', 'givenNames', 'passportNumber', 'passportEnds'],
  studies: STUDY_FIELDS,
  nominee: ['name', 'relation', 'dateOfBirth'],
  contact: ['email'],
  declared: TRIP_DECLARATIONS,
} as const;
const TEXT_LENGTH = 254;

/** Takes the known parts with their known text fields; whatever else was sent is left out. */
export function parseDetails(given: Readonly<Record<string, unknown>>): TripDetails {
  const parts = [...TRAVELLER_KEYS.map((key) => [key, FIELDS.traveller] as const), ...rest];
  return Object.fromEntries(
    parts.flatMap(([part, fields]) => (part in given ? [[part, textsOf(given[part], fields)]] : [])),
  );
}

const rest = (['studies', 'nominee', 'contact', 'declared'] as const).map(
  (part) => [part, FIELDS[part]] as const,
);

function textsOf(value: unknown, fields: readonly string[]): Record<string, string> {
  if (typeof value !== 'object' || value === null) return {};
  const entries = Object.entries(value).filter(
    (entry): entry is [string, string] => fields.includes(entry[0]) && typeof entry[1] === 'string',
  );
  return Object.fromEntries(entries.map(([field, text]) => [field, text.slice(0, TEXT_LENGTH)]));
}
