import { findCity } from '@/lib/domain/places/cities';
import { CITIES } from '@/lib/domain/places/cities.data';
import { findCircle } from '@/lib/domain/places/pincodes';
import { simplifyName } from '@/lib/domain/places/placeNames';
import { createPlaceSearch } from '@/lib/domain/places/placeSearch';
import type { Place } from '@/lib/domain/places/places';
import { unpackPincodes } from './pincodeRanges';
import rows from './pincodes.data.json';

export type PlaceOfPincode = { readonly place: Place; readonly district: string; readonly state: string };

/** Army pincodes, missing from India Post's list. */
const ARMY = {
  name: 'Army Post Office',
  state: 'Army Post Office',
  tier: 2,
  pincodePrefixes: ['9'],
} as const;

const listed = rows.map((row) => ({ ...row, pincodes: unpackPincodes(row.pincodes) }));

const districts: ReadonlyMap<string, Place> = new Map(
  listed
    .filter(({ city }) => city === '')
    .map(({ district, state, pincodes }) => [
      simplifyName(district),
      {
        name: district,
        state,
        tier: 2,
        zone: findCircle(pincodes[0] ?? '')?.zone ?? 'C',
        pincodePrefixes: [...new Set(pincodes.map((pincode) => pincode.slice(0, 3)))],
      },
    ]),
);

const byPincode: ReadonlyMap<string, PlaceOfPincode> = new Map(
  listed.flatMap(({ state, district, city, pincodes }) => {
    const place = findPlaceNamed(city || district);
    if (!place) return [];
    const found = { place, district, state };
    return pincodes.map((pincode) => [pincode, found] as const);
  }),
);

export const searchPlaces = createPlaceSearch([...CITIES, ...districts.values()]);

export function findPlaceNamed(name: string): Place | undefined {
  return findCity(name) ?? districts.get(simplifyName(name));
}

export function findPincode(pincode: string): PlaceOfPincode | undefined {
  const known = byPincode.get(pincode);
  const circle = known ? undefined : findCircle(pincode);
  if (circle?.state !== ARMY.state) return known;
  return { place: { ...ARMY, zone: circle.zone }, district: '', state: circle.state };
}

/** Without the army's. */
export function listPincodes(): readonly string[] {
  return [...byPincode.keys()].toSorted();
}

export function findPlace({ pincode, city }: { pincode?: string; city?: string }): Place | undefined {
  if (pincode) return findPincode(pincode)?.place;
  return city ? findPlaceNamed(city) : undefined;
}
