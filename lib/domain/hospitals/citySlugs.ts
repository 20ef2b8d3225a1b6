import type { Locale } from '@/lib/domain/common/locales';
import { CITIES } from '@/lib/domain/places/cities.data';
import { simplifyName } from '@/lib/domain/places/placeNames';

/** `Chhatrapati Sambhajinagar` → `chhatrapati-sambhajinagar`. */
export function slugOf(name: string): string {
  return simplifyName(name).replaceAll(' ', '-');
}

/** Cities with a name in all three languages: the largest, which the page of all hospitals links to. */
export function listLargeCities(locale: Locale): readonly { slug: string; name: string }[] {
  return CITIES.filter(({ hi, ta }) => hi && ta).map((city) => ({
    slug: slugOf(city.name),
    name: (locale === 'en' ? undefined : city[locale]) ?? city.name,
  }));
}
