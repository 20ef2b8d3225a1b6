import { CITIES, ZONE_EXCEPTIONS, type City } from './cities.data';
import type { CityDto } from './contract';
import type { Zone } from './pincodes.data';
import { findCircle } from './pincodes';
import type { ProductSlug } from './products.data';

export type Place = { readonly city?: City; readonly state: string; readonly zone: Zone };

const cityOfPrefix: ReadonlyMap<string, City> = new Map(
  CITIES.flatMap((city) => city.pincodePrefixes.map((prefix) => [prefix, city] as const)),
);

const searchable = CITIES.map((city) => ({ city, names: namesOf(city).map(simplify) }));

/** The city of this name, in any spelling and any of the three languages. */
export function findCity(name: string): City | undefined {
  const wanted = simplify(name);
  return searchable.find(({ names }) => names.includes(wanted))?.city;
}

/** Cities of which one name starts with the text, then those with a later word that does. */
export function searchCities(text: string, limit = 8): readonly City[] {
  const wanted = simplify(text);
  if (wanted === '') return [];
  const ranked = searchable.map(({ city, names }) => ({ city, rank: rankOf(names, wanted) }));
  return ranked
    .filter(({ rank }) => rank > 0)
    .toSorted((one, other) => other.rank - one.rank || one.city.tier - other.city.tier)
    .slice(0, limit)
    .map(({ city }) => city);
}

/** Where a pincode lies: its city by the longest prefix, else its state alone; undefined for no pincode of India. */
export function findPlaceOfPincode(pincode: string): Place | undefined {
  const circle = findCircle(pincode);
  if (!circle) return undefined;
  const city = cityOfPincode(pincode);
  return city ? { city, state: city.state, zone: city.zone } : { state: circle.state, zone: circle.zone };
}

export function cityOfPincode(pincode: string): City | undefined {
  const prefixes = Array.from(pincode, (_, at) => pincode.slice(0, pincode.length - at));
  const longest = prefixes.find((prefix) => cityOfPrefix.has(prefix));
  return longest === undefined ? undefined : cityOfPrefix.get(longest);
}

/** The place of a quote: its pincode where there is one, else its city. */
export function findPlace({ pincode, city }: { pincode?: string; city?: string }): Place | undefined {
  if (pincode) return findPlaceOfPincode(pincode);
  const found = city ? findCity(city) : undefined;
  return found && { city: found, state: found.state, zone: found.zone };
}

export function zoneOf(place: Place, product: ProductSlug): Zone {
  return (place.city && ZONE_EXCEPTIONS[product]?.[place.city.name]) ?? place.zone;
}

export function toCityDto({ name, state, tier, pincodePrefixes }: City): CityDto {
  return { name, state, tier, pincodePrefixes };
}

function namesOf({ name, alsoNamed = [], hi, ta }: City): readonly string[] {
  return [name, ...alsoNamed, ...(hi ? [hi] : []), ...(ta ? [ta] : [])];
}

/** Lower case; hyphens are spaces; the dot below of Hindi (फ़, ज़) is left out, as most people leave it out. */
function simplify(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u093c\u0300-\u036f.]/g, '')
    .replace(/[\s-]+/g, ' ')
    .trim();
}

function rankOf(names: readonly string[], wanted: string): number {
  if (names.includes(wanted)) return 3;
  if (names.some((name) => name.startsWith(wanted))) return 2;
  return names.some((name) => name.includes(` ${wanted}`)) ? 1 : 0;
}
