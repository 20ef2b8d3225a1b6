import { MINUTE_MS, timeInIndia } from '@/lib/domain/common/dates';

/** Messages are sent between these times in India. */
const DAY = { from: '09:00', until: '20:00' } as const;

/** The moment itself if it is by day in India, otherwise the next morning. */
export function atDaytime(at: Date): Date {
  const time = timeInIndia(at);
  if (time >= DAY.from && time < DAY.until) return at;
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const [from = 0] = DAY.from.split(':').map(Number);
  const wait = (((from - hours + 24) % 24) * 60 - minutes) * MINUTE_MS;
  return new Date(Math.floor((at.getTime() + wait) / MINUTE_MS) * MINUTE_MS);
}

export function isDaytime(at: Date): boolean {
  return atDaytime(at) === at;
}
