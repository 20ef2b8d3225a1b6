import { useTranslations } from 'next-intl';
import { travellersCombination, type Trip } from '@/lib/domain/travel/trip';

/** Words such as `2 adults, 1 child`. */
export function useTravellers(trip: Trip): string {
  const t = useTranslations('travel');
  const [, adults = 0, children = 0] = /^(\d)A(?:(\d)C)?$/.exec(travellersCombination(trip)) ?? [];
  return t('family', { adults: Number(adults), children: Number(children) });
}
