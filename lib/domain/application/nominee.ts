import { ageInYears, isIsoDate, type IsoDate, MINIMUM_AGE } from '@/lib/domain/common/dates';
import type { Draft } from './answers';

export function isMinor(birth: unknown, today: IsoDate): boolean {
  return isIsoDate(birth) && birth <= today && ageInYears(birth, today) < MINIMUM_AGE;
}

export function withAppointee(nominee: Draft, today: IsoDate): Draft {
  const { appointee, ...rest } = nominee;
  if (!isMinor(nominee['dateOfBirth'], today)) return rest;
  return { ...rest, appointee: appointee ?? {} };
}
