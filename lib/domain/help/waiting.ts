import { timeInIndia } from '@/lib/domain/common/dates';
import { MINUTES_A_TALK, TALK_HOURS } from './waiting.data';

export function isTalkTime(at: Date): boolean {
  const time = timeInIndia(at);
  return time >= TALK_HOURS.from && time < TALK_HOURS.until;
}

/** Minutes to wait for a customer with this many talks before; undefined if nobody is here. */
export function minutesToWait(before: number, people: number): number | undefined {
  if (people === 0) return undefined;
  return Math.ceil(((before + 1) * MINUTES_A_TALK) / people);
}
