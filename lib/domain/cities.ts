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
