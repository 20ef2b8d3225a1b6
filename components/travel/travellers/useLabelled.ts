import { useTranslations } from 'next-intl';
import { kindOf } from '@/lib/domain/travel/kinds/kinds';
import type { Trip } from '@/lib/domain/travel/trip';
import { TRIP_DECLARATIONS } from '@/lib/domain/travel/travellers';

/** Words a problem for the error list, with the traveller whose field it is, or with the question. */
export function useLabelled(trip: Trip) {
  const t = useTranslations('travellers');
  return (path: string, message = ''): string => {
    const [, number] = /^traveller(\d)\./.exec(path) ?? [];
    const question = TRIP_DECLARATIONS.find((each) => path === `declared.${each}`);
    if (question) return `${t(`declared.${question}`, { kind: kindOf(trip) })} ${message}`;
    if (path.startsWith('nominee.')) return `${t('nominee')}: ${message}`;
    return number && trip.travellers.length > 1 ? `${t('traveller', { number })}: ${message}` : message;
  };
}
