import { ValidationError, type TestContext } from 'yup';
import { isFields } from '@/lib/domain/common/isFields';
import { DESTINATION_KEYS } from '@/lib/domain/travel/destinations.data';
import { fieldsOfKind } from '@/lib/domain/travel/kinds/kinds';
import { LONGEST_TRIPS, TRIP_KIND_KEYS } from '@/lib/domain/travel/kinds/kinds.data';
import { TRIP_SUMS } from '@/lib/domain/travel/rates.data';
import { findTripProblems, TRIP_LIMITS, type Trip, type TripProblem } from '@/lib/domain/travel/trip';
import { listOf, shape, text, todayOf, wholeNumber } from '@/lib/validation/common/base';

/** Keeps one traveller too many, to report the excess without reading on. */
const cut = (value: unknown) => (Array.isArray(value) ? value.slice(0, TRIP_LIMITS.travellers + 1) : value);

type Fields = Record<string, unknown>;
type Read = (fields: Fields) => Fields;

/** `read` turns a query's text into what a body would hold. The last day of a year or of studies is computed here. */
export const trip = (read: Read = (fields) => fields) =>
  shape({
    kind: text('validation.trip.kind').oneOf(TRIP_KIND_KEYS, 'validation.trip.kind'),
    destination: text('validation.trip.destination')
      .oneOf(DESTINATION_KEYS, 'validation.trip.destination')
      .required('validation.trip.destination'),
    startsOn: text('validation.trip.day').required('validation.trip.day'),
    endsOn: text('validation.trip.day').defined('validation.trip.day'),
    longestTrip: wholeNumber('validation.trip.longest').oneOf(LONGEST_TRIPS, 'validation.trip.longest'),
    months: wholeNumber('validation.trip.months'),
    travellers: listOf(text('validation.dateOfBirth.invalid').defined(), 'validation.trip.noTraveller')
      .transform(cut)
      .required('validation.trip.noTraveller'),
  })
    .transform((value: unknown) => (isFields(value) ? fieldsOfKind(read(value)) : value))
    .test('trip', (value: Partial<Trip> | undefined, context) => judge(value, context));

export const sumInsuredUsd = () => wholeNumber('validation.trip.sum').oneOf(TRIP_SUMS, 'validation.trip.sum');

function judge(value: Partial<Trip> | undefined, context: TestContext): true | ValidationError {
  if (value === undefined) return true;
  const { startsOn, endsOn, travellers } = value;
  // Malformed fields are reported by their own schema.
  if (typeof startsOn !== 'string' || typeof endsOn !== 'string' || !isListOfText(travellers)) return true;
  const problems = findTripProblems({ ...value, startsOn, endsOn, travellers }, todayOf(context));
  return problems.length === 0 || new ValidationError(problems.map((problem) => toError(problem, context)));
}

function isListOfText(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((each) => typeof each === 'string');
}

function toError({ path, key }: TripProblem, context: TestContext): ValidationError {
  const at = context.path ? `${context.path}.${path}` : path;
  return context.createError({ path: at, message: `validation.${key}` });
}
