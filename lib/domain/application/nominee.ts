import { ageInYears, isIsoDate, type IsoDate, MINIMUM_AGE } from '../common/dates';
import type { Draft } from './answers';

/** Whether a typed date of birth is a minor's; false while the date is invalid. */
export function isMinor(birth: unknown, today: IsoDate): boolean {
  return isIsoDate(birth) && birth <= today && ageInYears(birth, today) < MINIMUM_AGE;
}

/** Adds an appointee to a minor nominee and removes it from an adult. */
export function withAppointee(nominee: Draft, today: IsoDate): Draft {
  const { appointee, ...rest } = nominee;
  if (!isMinor(nominee['dateOfBirth'], today)) return rest;
  return { ...rest, appointee: appointee ?? {} };
}
