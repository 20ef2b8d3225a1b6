import { HOUR_MS, MINUTE_MS, timeInIndia } from '@/lib/domain/common/dates';

/** Hours after the last save; two reminders at most. */
const AFTER_HOURS = [24, 72] as const;
/** Messages are sent between these times in India. */
const DAY = { from: '09:00', until: '20:00' } as const;

export function atDaytime(at: Date): Date {
  const time = timeInIndia(at);
  if (time >= DAY.from && time < DAY.until) return at;
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const [from = 0] = DAY.from.split(':').map(Number);
  const wait = (((from - hours + 24) % 24) * 60 - minutes) * MINUTE_MS;
  return new Date(Math.floor((at.getTime() + wait) / MINUTE_MS) * MINUTE_MS);
}

export function firstReminder(savedAt: Date): Date {
  return atDaytime(new Date(savedAt.getTime() + AFTER_HOURS[0] * HOUR_MS));
}

export function nextReminder(sent: number, savedAt: Date): Date | undefined {
  const hours = AFTER_HOURS[sent];
  return hours === undefined ? undefined : atDaytime(new Date(savedAt.getTime() + hours * HOUR_MS));
}

export function isDaytime(at: Date): boolean {
  return atDaytime(at) === at;
}
