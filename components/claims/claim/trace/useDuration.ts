import { useTranslations } from 'next-intl';

const HOUR = 60;
const DAY = 24 * HOUR;
/** Durations below this are told in hours, longer ones in days. */
const FEW_HOURS = 2 * DAY;

export function useDuration(): (minutes: number) => string {
  const t = useTranslations('claim.trace');
  return (minutes) => {
    if (minutes < HOUR) return t('minutes', { minutes });
    const hours = Math.floor(minutes / HOUR);
    if (minutes >= FEW_HOURS) return t('days', { days: Math.floor(minutes / DAY) });
    const rest = minutes % HOUR;
    return rest === 0 ? t('hours', { hours }) : t('hoursMinutes', { hours, minutes: rest });
  };
}
