import type { Locale } from '@/lib/domain/common/locales';
import { CITIES } from '@/lib/domain/places/cities.data';
import { simplifyName } from '@/lib/domain/places/placeNames';
import type { Place } from '@/lib/domain/places/places';

/** `Chhatrapati Sambhajinagar` → `chhatrapati-sambhajinagar`. */
export function slugOf(name: string): string {
  return simplifyName(name).replaceAll(' ', '-');
}

/** Whether a city has names in all three languages: the page of all hospitals links to these. */
export const isLargeCity = ({ hi, ta }: Place) => hi !== undefined && ta !== undefined;

export function listLargeCities(locale: Locale): readonly { slug: string; name: string }[] {
  return CITIES.filter(isLargeCity).map((city) => ({
    slug: slugOf(city.name),
    name: (locale === 'en' ? undefined : city[locale]) ?? city.name,
  }));
}
