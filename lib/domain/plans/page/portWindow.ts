import { addDays, daysBetween, type IsoDate } from '@/lib/domain/common/dates';
import { PORT_DAYS } from './portability.data';

/** The window includes both days. `days` are those until it opens, those that are left, or those since it closed. */
export type PortWindow = {
  readonly from: IsoDate;
  readonly until: IsoDate;
  readonly state: 'early' | 'open' | 'late' | 'past';
  readonly days: number;
};

/** When a policy that ends on this day may be moved to another insurer. */
export function portWindowOf(renewal: IsoDate, today: IsoDate): PortWindow {
  const from = addDays(renewal, -PORT_DAYS.first);
  const until = addDays(renewal, -PORT_DAYS.last);
  if (today > renewal) return { from, until, state: 'past', days: daysBetween(renewal, today) };
  if (today > until) return { from, until, state: 'late', days: daysBetween(until, today) };
  if (today < from) return { from, until, state: 'early', days: daysBetween(today, from) };
  return { from, until, state: 'open', days: daysBetween(today, until) };
}
