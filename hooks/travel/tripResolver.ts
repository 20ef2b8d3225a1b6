import type { FieldError, FieldErrors, Resolver } from 'react-hook-form';
import { ValidationError } from 'yup';
import { askedOf, type TripForm } from '@/lib/domain/travel/tripForm';
import { trip } from '@/lib/validation/travel/trip';

/** Locale keys by field; a field's first problem wins. */
export const tripResolver: Resolver<TripForm> = async (values) => {
  try {
    await trip().validate(askedOf(values), { abortEarly: false });
    return { values, errors: {} };
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return { values: {}, errors: toErrors(error.inner) };
  }
};

function toErrors(problems: readonly ValidationError[]): FieldErrors<TripForm> {
  const errors: Record<string, FieldError> = {};
  const travellers: (FieldError | undefined)[] = [];
  for (const { path = '', message } of problems.toReversed()) {
    const error: FieldError = { type: 'schema', message };
    const at = /^travellers\[(\d+)\]$/.exec(path)?.[1];
    if (at === undefined) errors[path] = error;
    else travellers[Number(at)] = error;
  }
  return { ...errors, ...(travellers.length > 0 && { travellers }) };
}
