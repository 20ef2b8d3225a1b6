import { NOMINEE_RELATIONS } from '@/lib/domain/application/choices.data';
import { ageInYears, isIsoDate, MINIMUM_AGE, type IsoDate } from '@/lib/domain/common/dates';
import { normaliseName } from '@/lib/domain/common/words/name';
import { isMasked } from '@/lib/domain/common/keptNumbers';
import type { InsuredName } from '@/lib/domain/travel/certificate';
import {
  findRepeatedPassport,
  PASSPORT,
  PASSPORT_NAME_LENGTH,
  REQUIRED_ANSWERS,
  type TravellerKey,
  travellerKeysOf,
  type TripDetails,
} from '@/lib/domain/travel/travellers';
import { LONGEST_STUDY_TEXT, type Studies } from '@/lib/domain/travel/kinds/studies';
import type { Trip } from '@/lib/domain/travel/trip';
import { choice, keptNumber, line, printed, typed } from '@/lib/validation/application/fields';
import { shape, text, todayOf } from '@/lib/validation/common/base';
import { type Problems, problemsIn } from '@/lib/validation/common/problems';
import { email, personName } from '@/lib/validation/common/personFields';

/** The letters of a passport's machine-readable zone. */
const PASSPORT_NAME = /^[A-Z]+(?:[ '-][A-Z]+)*$/;
const LATIN = /^[\p{Script=Latin}\p{Number}][\p{Script=Latin}\p{Mark}\p{Number} .,'’&()/-]*$/u;

export const passportName = () =>
  typed('validation.travellers.name', (value) => value.toUpperCase().replace(/ +/g, ' '))
    .matches(PASSPORT_NAME, 'validation.travellers.name')
    .max(PASSPORT_NAME_LENGTH, 'validation.travellers.nameLong');

export const passportNumber = () =>
  keptNumber(PASSPORT, 'validation.travellers.passport', (value) =>
    value.toUpperCase().replace(/[\s-]/g, ''),
  );

const day = (required: string) => text(required).required(required);

const traveller = (startsOn: IsoDate) =>
  shape({
    dateOfBirth: text('validation.dateOfBirth.invalid'),
    surname: passportName(),
    givenNames: passportName().required('validation.travellers.givenNames'),
    passportNumber: passportNumber().required('validation.travellers.passport'),
    passportEnds: day('validation.travellers.ends')
      .test('day', 'validation.dateOfBirth.invalid', (value) => isIsoDate(value))
      .test('valid', 'validation.travellers.ended', (value) => value >= startsOn),
  });

const nominee = shape({
  name: printed(personName()).required('validation.name'),
  relation: choice(NOMINEE_RELATIONS),
  dateOfBirth: day('validation.dateOfBirth.required')
    .test('day', 'validation.dateOfBirth.invalid', (value) => isIsoDate(value))
    .test('past', 'validation.dateOfBirth.future', (value, context) => value <= todayOf(context))
    .test(
      'adult',
      'validation.travellers.nomineeMinor',
      (value, context) => !isIsoDate(value) || ageInYears(value, todayOf(context)) >= MINIMUM_AGE,
    ),
});

const answered = (needed: 'yes' | 'no', refusal: string) =>
  text('validation.application.yesOrNo')
    .oneOf(['yes', 'no'] as const, 'validation.application.yesOrNo')
    .required('validation.application.yesOrNo')
    .test('insurable', refusal, (value) => value === needed);

const declared = shape({
  livesInIndia: answered(REQUIRED_ANSWERS.livesInIndia, 'validation.travellers.livesInIndia'),
  startsHere: answered(REQUIRED_ANSWERS.startsHere, 'validation.travellers.startsHere'),
  forTreatment: answered(REQUIRED_ANSWERS.forTreatment, 'validation.travellers.forTreatment'),
  illness: text('validation.application.yesOrNo')
    .oneOf(['yes', 'no'] as const, 'validation.application.yesOrNo')
    .required('validation.application.yesOrNo'),
});

/** The certificate is read abroad. */
const abroad = (longest: number, message: string) =>
  line(2, longest, message).matches(LATIN, 'validation.travellers.latin');

const studies = shape({
  university: abroad(LONGEST_STUDY_TEXT.university, 'validation.travellers.university'),
  country: abroad(LONGEST_STUDY_TEXT.country, 'validation.travellers.country'),
  sponsor: printed(typed('validation.name', (value) => normaliseName(value) ?? value)).test(
    'name',
    'validation.name',
    (value) => value === undefined || normaliseName(value) !== undefined,
  ),
});

/** The certificate goes there. */
const contact = shape({ email: email().required('validation.email') });

const schemaOf = (trip: Trip) =>
  shape({
    ...Object.fromEntries(travellerKeysOf(trip).map((key) => [key, traveller(trip.startsOn)])),
    ...(trip.kind === 'studies' && { studies }),
    nominee,
    contact,
    declared,
  });

/** Path of each invalid field → its problem, in the order of the page. */
export function checkTravellers(details: TripDetails, trip: Trip, today: IsoDate): Problems {
  const problems = problemsIn(schemaOf(trip), details, today);
  const repeated = findRepeatedPassport(details);
  if (!repeated) return problems;
  return { ...problems, [`${repeated}.passportNumber`]: { key: 'validation.travellers.twice', values: {} } };
}

export type Traveller = {
  dateOfBirth: IsoDate;
  surname?: string;
  givenNames: string;
  passportNumber: string;
  passportEnds: IsoDate;
  /** As the policy was issued, once the spelling was corrected. */
  issuedAs?: InsuredName;
};
export type TripNominee = {
  name: string;
  relation: (typeof NOMINEE_RELATIONS)[number];
  dateOfBirth: IsoDate;
};
export type WholeTravellers = {
  travellers: readonly Traveller[];
  nominee: TripNominee;
  studies?: Studies;
  email: string;
  declared: { illness: 'yes' | 'no' };
};

type Whole = Pick<WholeTravellers, 'nominee' | 'declared' | 'studies'> & {
  contact: { email: string };
} & Partial<Record<TravellerKey, Traveller>>;

/** Undefined while anything is missing. */
export function toTravellers(details: TripDetails, trip: Trip, today: IsoDate): WholeTravellers | undefined {
  const keys = travellerKeysOf(trip);
  const isMaskedStill = keys.some((key) => isMasked(details[key]?.passportNumber));
  if (isMaskedStill || Object.keys(checkTravellers(details, trip, today)).length > 0) return undefined;
  const whole = schemaOf(trip).cast(details, { stripUnknown: true }) as Whole;
  const travellers = keys.flatMap((key) => whole[key] ?? []);
  return {
    travellers,
    nominee: whole.nominee,
    email: whole.contact.email,
    declared: whole.declared,
    ...(whole.studies && { studies: whole.studies }),
  };
}
