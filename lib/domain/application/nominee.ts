import { ageInYears, isIsoDate, type IsoDate, MINIMUM_AGE } from '../common/dates';
import type { Draft } from './answers';

/** Whether somebody born on what was typed is under age; nobody is while it is no day. */
export function isMinor(birth: unknown, today: IsoDate): boolean {
  return isIsoDate(birth) && birth <= today && ageInYears(birth, today) < MINIMUM_AGE;
}

/** A nominee under age needs somebody who receives the money; what was typed for one is dropped for an adult. */
export function withAppointee(nominee: Draft, today: IsoDate): Draft {
  const { appointee, ...rest } = nominee;
  if (!isMinor(nominee['dateOfBirth'], today)) return rest;
  return { ...rest, appointee: appointee ?? {} };
}
