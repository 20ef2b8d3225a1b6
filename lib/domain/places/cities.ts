import type { Locale } from '@/lib/domain/common/locales';
import { CITIES } from './cities.data';
import { namesOf, simplifyName } from './placeNames';
import type { Place } from './places';

const byName: ReadonlyMap<string, Place> = new Map(
  CITIES.flatMap((city) => namesOf(city).map((name) => [simplifyName(name), city] as const)),
);

export function findCity(name: string): Place | undefined {
  return byName.get(simplifyName(name));
}

export function cityIn(language: Locale, name: string): string {
  return (language === 'en' ? undefined : findCity(name)?.[language]) ?? name;
}
