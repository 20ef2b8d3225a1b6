import { useLocale } from 'next-intl';
import { formatDateOf, formatTimeOf } from '@/lib/i18n/format';

/** An instant as texts name it: its day and time in India. */
export function useMoment(): (at: string) => { date: string; time: string } {
  const locale = useLocale();
  return (at) => ({ date: formatDateOf(at, locale), time: formatTimeOf(at) });
}
