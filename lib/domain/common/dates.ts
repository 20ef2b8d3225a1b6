/** A calendar day as YYYY-MM-DD; comparable as text. */
export type IsoDate = string;

export const MINIMUM_AGE = 18;

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;
// India has one UTC offset all year, so no time zone data is needed in the browser.
const INDIA_OFFSET_MS = 330 * MINUTE_MS;
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;

export type DateParts = { year: number; month: number; day: number };

const WHOLE = /^\d{4}-\d{2}-\d{2}$/;
const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** Undefined for anything but a calendar day: `2023-02-30` and `2023-2-3` are invalid, and so is the first century. */
export function parseIsoDate(text: string): DateParts | undefined {
  if (!WHOLE.test(text)) return undefined;
  // Without a Date: the prices of one family read some thousand days.
  const [year, month, day] = [Number(text.slice(0, 4)), Number(text.slice(5, 7)), Number(text.slice(8))];
  const isReal = year > 99 && day > 0 && day <= daysOf(year, month);
  return isReal ? { year, month, day } : undefined;
}

function daysOf(year: number, month: number): number {
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  return month === 2 && isLeap ? 29 : (DAYS[month - 1] ?? 0);
}

/** Whether a date is typed completely, even if there is no such day: 2023-02-29. */
export function isWholeDate(text: unknown): boolean {
  return typeof text === 'string' && WHOLE.test(text);
}

export function isIsoDate(text: unknown): text is IsoDate {
  return typeof text === 'string' && parseIsoDate(text) !== undefined;
}

export function todayInIndia(now: Date): IsoDate {
  return toIsoDate(now.getTime() + INDIA_OFFSET_MS);
}

export function startInIndia(day: IsoDate): Date {
  return new Date(`${day}T00:00:00+05:30`);
}

export function timeInIndia(instant: Date): string {
  return new Date(instant.getTime() + INDIA_OFFSET_MS).toISOString().slice(11, 16);
}

export function addDays(date: IsoDate, days: number): IsoDate {
  return toIsoDate(toUtc(date) + days * DAY_MS);
}

/** The same day of a later month, or its last: 31 May and nine months is 28 February. */
export function addMonths(date: IsoDate, months: number): IsoDate {
  const { year, month, day } = getParts(date);
  const lastDay = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return toIsoDate(Date.UTC(year, month - 1 + months, Math.min(day, lastDay)));
}

/**
 * The day after a term of months, and so its last day plus one: the same day of the later month or, if that month has
 * none, the first of the next. A month from 31 January lasts until 28 February, a year from 29 February too (047).
 */
export function dayAfterTerm(firstDay: IsoDate, months: number): IsoDate {
  const same = addMonths(firstDay, months);
  return same.slice(8) === firstDay.slice(8) ? same : addDays(same, 1);
}

/** Completed years. A birthday on 29 February falls on 1 March in a common year. */
export function ageInYears(dateOfBirth: IsoDate, today: IsoDate): number {
  const years = getParts(today).year - getParts(dateOfBirth).year;
  return today.slice(5) < dateOfBirth.slice(5) ? years - 1 : years;
}

export function ageInDays(dateOfBirth: IsoDate, today: IsoDate): number {
  return daysBetween(dateOfBirth, today);
}

export function daysBetween(from: IsoDate, to: IsoDate): number {
  return (toUtc(to) - toUtc(from)) / DAY_MS;
}

/** The latest date of birth of somebody of this age. */
export function minimumAgeDate(today: IsoDate, years = MINIMUM_AGE): IsoDate {
  const { year, month, day } = getParts(today);
  const same = toIsoDate(Date.UTC(year - years, month - 1, day));
  return same.slice(5) === today.slice(5) ? same : addDays(same, -1);
}

/** `DD MMM YYYY`, like `04 Jan 2027`. */
export function formatDayMonthYear(date: IsoDate, months: readonly string[] = MONTHS): string {
  const { year, month, day } = getParts(date);
  return `${String(day).padStart(2, '0')} ${months[month - 1]} ${year}`;
}

export function parseDayMonthYear(text: string): IsoDate | undefined {
  const match = /^(\d{2}) ([A-Za-z]{3}) (\d{4})$/.exec(text);
  const month = MONTHS.findIndex((name) => name.toLowerCase() === match?.[2]?.toLowerCase()) + 1;
  const date = `${match?.[3]}-${String(month).padStart(2, '0')}-${match?.[1]}`;
  return isIsoDate(date) ? date : undefined;
}

const WINDOW_DAYS = { back: 30, ahead: 59 } as const;

export function quoteDateWindow(today: IsoDate, start: 'today' | 'earlier'): { start: string; end: string } {
  const first = start === 'today' ? today : addDays(today, -WINDOW_DAYS.back);
  return { start: formatDayMonthYear(first), end: formatDayMonthYear(addDays(today, WINDOW_DAYS.ahead)) };
}

function toIsoDate(utc: number): IsoDate {
  const date = new Date(utc);
  return Number.isNaN(utc) || date.getUTCFullYear() > 9999 ? '' : date.toISOString().slice(0, 10);
}

function getParts(date: IsoDate): DateParts {
  const parts = parseIsoDate(date);
  if (!parts) throw new RangeError(`${date} is no date`);
  return parts;
}

function toUtc(date: IsoDate): number {
  const { year, month, day } = getParts(date);
  return Date.UTC(year, month - 1, day);
}
