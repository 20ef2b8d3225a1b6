import { ValidationError, type TestContext } from 'yup';
import { DESTINATION_KEYS } from '@/lib/domain/travel/destinations.data';
import { TRIP_SUMS } from '@/lib/domain/travel/rates.data';
import { findTripProblems, TRIP_LIMITS, type TripProblem } from '@/lib/domain/travel/trip';
import { listOf, shape, text, todayOf, wholeNumber } from '@/lib/validation/common/base';

const day = () => text('validation.trip.day').required('validation.trip.day');

/** Keeps one traveller too many, to report the excess without reading on. */
const cut = (value: unknown) => (Array.isArray(value) ? value.slice(0, TRIP_LIMITS.travellers + 1) : value);

type Dates = { startsOn?: unknown; endsOn?: unknown; travellers?: unknown };

export const trip = () =>
  shape({
    destination: text('validation.trip.destination')
      .oneOf(DESTINATION_KEYS, 'validation.trip.destination')
      .required('validation.trip.destination'),
    startsOn: day(),
    endsOn: day(),
    travellers: listOf(text('validation.dateOfBirth.invalid').defined(), 'validation.trip.noTraveller')
      .transform(cut)
      .required('validation.trip.noTraveller'),
  }).test('trip', (value: Dates | undefined, context) => judge(value, context));

export const sumInsuredUsd = () => wholeNumber('validation.trip.sum').oneOf(TRIP_SUMS, 'validation.trip.sum');

function judge(value: Dates | undefined, context: TestContext): true | ValidationError {
  if (value === undefined) return true;
  const { startsOn, endsOn, travellers } = value;
  // Malformed fields are reported by their own schema.
  if (typeof startsOn !== 'string' || typeof endsOn !== 'string' || !isListOfText(travellers)) return true;
  const problems = findTripProblems({ startsOn, endsOn, travellers }, todayOf(context));
  return problems.length === 0 || new ValidationError(problems.map((problem) => toError(problem, context)));
}

function isListOfText(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((each) => typeof each === 'string');
}

function toError({ path, key }: TripProblem, context: TestContext): ValidationError {
  const at = context.path ? `${context.path}.${path}` : path;
  return context.createError({ path: at, message: `validation.${key}` });
}
