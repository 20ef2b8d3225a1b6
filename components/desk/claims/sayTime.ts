import { useLocale, useTranslations } from 'next-intl';
import { formatDateOf, formatTimeOf } from '@/lib/i18n/format';

const HOUR = 60;
const DAY = 24 * HOUR;

/** Tells a duration in minutes up to an hour and a half, in hours up to two days. */
export function useDuration(): (minutes: number) => string {
  const t = useTranslations('deskClaims.time');
  return (minutes) => {
    if (minutes < 1.5 * HOUR) return t('minutes', { count: Math.floor(minutes) });
    if (minutes < 2 * DAY) return t('hours', { count: Math.floor(minutes / HOUR) });
    return t('days', { count: Math.floor(minutes / DAY) });
  };
}

export function useMoment(): (at: string) => string {
  const locale = useLocale();
  return (at) => `${formatDateOf(at, locale)}, ${formatTimeOf(at)}`;
}
