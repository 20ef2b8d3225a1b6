import type { Locale } from '../common/locales';
import { CITIES } from './cities.data';
import { namesOf, simplifyName } from './placeNames';
import type { Place } from './places';

const byName: ReadonlyMap<string, Place> = new Map(
  CITIES.flatMap((city) => namesOf(city).map((name) => [simplifyName(name), city] as const)),
);

/** The big city of this name: today's or an older one, in any of the three languages. */
export function findCity(name: string): Place | undefined {
  return byName.get(simplifyName(name));
}

/** What the people of a language call a city; one that has no name of its own there, as it is written. */
export function cityIn(language: Locale, name: string): string {
  return (language === 'en' ? undefined : findCity(name)?.[language]) ?? name;
}
