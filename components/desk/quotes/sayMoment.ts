import { todayInIndia } from '@/lib/domain/common/dates';
import { formatDateOf, formatTimeOf } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';

/** Today's events by time, earlier ones by day and month. */
export function sayMoment(at: string, locale: Locale): string {
  const isToday = todayInIndia(new Date(at)) === todayInIndia(new Date());
  return isToday ? formatTimeOf(at) : formatDateOf(at, locale).slice(0, -5);
}
