import { findCity } from '@/lib/domain/places/cities';
import { CITIES } from '@/lib/domain/places/cities.data';
import { findCircle } from '@/lib/domain/places/pincodes';
import { simplifyName } from '@/lib/domain/places/placeNames';
import { createPlaceSearch } from '@/lib/domain/places/placeSearch';
import type { Place } from '@/lib/domain/places/places';
import { findListed } from './pincodeList';
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

const districts: ReadonlyMap<string, Place> = new Map(
  rows
    .filter(({ city }) => city === '')
    .map((row) => {
      const { district, state } = row;
      const pincodes = unpackPincodes(row.pincodes).map(String);
      const place: Place = {
        name: district,
        state,
        tier: 2,
        zone: findCircle(pincodes[0] ?? '')?.zone ?? 'C',
        pincodePrefixes: [...new Set(pincodes.map((pincode) => pincode.slice(0, 3)))],
      };
      return [simplifyName(district), place];
    }),
);

const byRow: readonly (PlaceOfPincode | undefined)[] = rows.map(({ state, district, city }) => {
  const place = findPlaceNamed(city || district);
  return place && { place, district, state };
});

export const searchPlaces = createPlaceSearch([...CITIES, ...districts.values()]);

export function findPlaceNamed(name: string): Place | undefined {
  return findCity(name) ?? districts.get(simplifyName(name));
}

export function findPincode(pincode: string): PlaceOfPincode | undefined {
  const listed = findListed(pincode);
  const known = listed && byRow[listed.row];
  const circle = known ? undefined : findCircle(pincode);
  if (circle?.state !== ARMY.state) return known;
  return { place: { ...ARMY, zone: circle.zone }, district: '', state: circle.state };
}

export function findPlace({ pincode, city }: { pincode?: string; city?: string }): Place | undefined {
  if (pincode) return findPincode(pincode)?.place;
  return city ? findPlaceNamed(city) : undefined;
}
