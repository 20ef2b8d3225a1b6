import { useLocale, useTranslations } from 'next-intl';
import type { HospitalsDto } from '@/lib/domain/hospitals/contract';

/** Words the place as a sentence of its own. States are known only by their English names. */
export function useWhere({ city, state }: HospitalsDto['understood']): string {
  const locale = useLocale();
  if (!city) return '';
  if (locale === 'hi') return `${city}।`;
  return locale === 'en' && state ? `${city}, ${state}.` : `${city}.`;
}

/** Words how many hospitals there are and where, and how they are sorted. */
export function useHeading(list: HospitalsDto) {
  const t = useTranslations('hospitals.found');
  const { understood, hospitals } = list;
  const where = useWhere(understood);
  const isSample = hospitals.some((each) => each.isSample);
  const nearest = t(isSample ? 'nearest' : 'nearestReal', { where }).trim();
  const largest = t(isSample ? 'largest' : 'largestReal');
  return { heading: headingOf(list, t), note: list.radius ? nearest : largest };
}

type Texts = ReturnType<typeof useTranslations<'hospitals.found'>>;

function headingOf({ total: count, understood, radius: km }: HospitalsDto, t: Texts): string {
  const { pincode, city, words } = understood;
  if (words) return city ? t('wordsIn', { count, words, city }) : t('words', { count, words });
  if (km) return pincode ? t('pincode', { count, km, pincode }) : t('here', { count, km });
  return city ? t('city', { count, city }) : t('all', { count });
}

/** Names the place in the middle of the rings. */
export function usePlaceName({ understood, radius }: HospitalsDto): string {
  const t = useTranslations('hospitals.rings');
  const { pincode, city } = understood;
  return pincode ?? city ?? (radius ? t('you') : '');
}
