import { HOUR_MS } from '@/lib/domain/common/dates';
import { atDaytime } from '@/lib/domain/common/daytime';

/** Hours after the last save; two reminders at most. */
const AFTER_HOURS = [24, 72] as const;

export function firstReminder(savedAt: Date): Date {
  return atDaytime(new Date(savedAt.getTime() + AFTER_HOURS[0] * HOUR_MS));
}

export function nextReminder(sent: number, savedAt: Date): Date | undefined {
  const hours = AFTER_HOURS[sent];
  return hours === undefined ? undefined : atDaytime(new Date(savedAt.getTime() + hours * HOUR_MS));
}
