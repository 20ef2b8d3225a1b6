import { addDays, isIsoDate, type IsoDate, MINUTE_MS, todayInIndia } from '@/lib/domain/common/dates';
import { CALL_HOURS, type CallWindow } from './callHours';

const SLOT_MINUTES = 30;
/** How far ahead staff may promise a call. */
export const CALL_DAYS_AHEAD = 30;
/** How far ahead a customer may ask for one: the consent to it lapses after 7 days. */
export const ASKED_DAYS_AHEAD = 6;

/** Starts of the half hours in which calls are allowed, as HH:MM in India. */
export const CALL_SLOTS: readonly string[] = slotsBetween(
  toMinutes(CALL_HOURS.from),
  toMinutes(CALL_HOURS.until),
);

/** Undefined for a slot outside the call hours, in the past or too far ahead. */
export function slotAt(
  day: string,
  time: string,
  now: Date,
  daysAhead = CALL_DAYS_AHEAD,
): CallWindow | undefined {
  if (!isIsoDate(day) || !CALL_SLOTS.includes(time)) return undefined;
  const from = new Date(`${day}T${time}:00+05:30`);
  const last: IsoDate = addDays(todayInIndia(now), daysAhead);
  if (from <= now || day > last) return undefined;
  return { from, to: new Date(from.getTime() + SLOT_MINUTES * MINUTE_MS) };
}

/** The days on which a slot is left, with their slots. */
export function slotsToAsk(now: Date): readonly { day: IsoDate; times: readonly string[] }[] {
  const days = Array.from({ length: ASKED_DAYS_AHEAD + 1 }, (_, ahead) => addDays(todayInIndia(now), ahead));
  return days
    .map((day) => ({
      day,
      times: CALL_SLOTS.filter((time) => slotAt(day, time, now, ASKED_DAYS_AHEAD) !== undefined),
    }))
    .filter(({ times }) => times.length > 0);
}

function slotsBetween(from: number, until: number): string[] {
  const count = Math.floor((until - from) / SLOT_MINUTES);
  return Array.from({ length: count }, (_, at) => toTime(from + at * SLOT_MINUTES));
}

function toMinutes(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

function toTime(minutes: number): string {
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
}
