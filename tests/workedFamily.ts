import { todayInIndia } from '@/lib/domain/common/dates';

const today = todayInIndia(new Date());

/** A birth date on this day of a year, for a person of this age on the day of the run. */
function born(years: number, day: string): string {
  const isToCome = day > today.slice('2026-'.length);
  return `${Number(today.slice(0, 4)) - years - (isToCome ? 1 : 0)}-${day}`;
}

/** The worked example: 34, 32 and 6 years old. In Pune they pay 12,488 a year, whenever the tests run. */
export const worked = { self: born(34, '04-02'), spouse: born(32, '01-20'), child: born(6, '07-01') };

/** Finds a birth date of theirs as the API writes it. */
export const bornAsWorked = new RegExp(
  Object.values(worked)
    .map((day) => day.slice(0, 7))
    .join('|'),
);
