import { type IsoDate, parseIsoDate } from './dates';

/** The same day of a later month, or its last: 31 May and nine months is 28 February. */
export function addMonths(date: IsoDate, months: number): IsoDate {
  const { year, month, day } = parseIsoDate(date) ?? { year: 0, month: 1, day: 1 };
  const lastDay = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  const utc = Date.UTC(year, month - 1 + months, Math.min(day, lastDay));
  return new Date(utc).toISOString().slice(0, 10);
}
