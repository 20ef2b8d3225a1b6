import { DAY_MS, HOUR_MS, timeInIndia, todayInIndia } from '@/lib/domain/common/dates';
import type { CALL_TIMES } from '@/lib/domain/kyc/form';

export type CallTime = (typeof CALL_TIMES)[number];
export type CallWindow = { from: Date; to: Date };

/** Calls in India are allowed only between these times. */
export const CALL_HOURS = { from: '09:00', until: '21:00' } as const;
const WINDOWS: Record<CallTime, { from: string; to: string }> = {
  morning: { from: '09:00', to: '12:00' },
  afternoon: { from: '12:00', to: '16:00' },
  evening: { from: '16:00', to: '20:00' },
};
/** A window that closes sooner than this counts as closed, and the next day is offered. */
const LEAST_MS = HOUR_MS;

export function isCallTime(at: Date): boolean {
  const time = timeInIndia(at);
  return time >= CALL_HOURS.from && time < CALL_HOURS.until;
}

export function nextCallWindow(when: CallTime, now: Date): CallWindow {
  const { from, to } = WINDOWS[when];
  const today = todayInIndia(now);
  const at = (time: string) => new Date(`${today}T${time}:00+05:30`).getTime();
  const days = at(to) - now.getTime() >= LEAST_MS ? 0 : DAY_MS;
  return { from: new Date(at(from) + days), to: new Date(at(to) + days) };
}
