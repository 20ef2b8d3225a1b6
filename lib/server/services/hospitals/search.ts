import { type HospitalsDto, PAGE_SIZE, RADII, type Radius } from '@/lib/domain/hospitals/contract';
import type { Locale } from '@/lib/domain/common/locales';
import { cityIn } from '@/lib/domain/places/cities';
import type { Point } from '@/lib/domain/places/places';
import type { HospitalsBody } from '@/lib/validation/hospitals/requests';
import type { ApiRequest } from '@/lib/server/services/common/apiRequest';
import { findCurrentEdition, readLists } from '@/models/hospitals/hospitalList';
import { type Entry, hasTraits, readEntries, type TakeEntry, traitsOf, unpackEntries } from './entries';
import { hear, type Heard } from './hear';
import { readFound } from './hospitalDto';
import { listKind } from './kinds';
import { listNames } from './listNames';
import { inAll } from './names';
import { lookAround } from './nearest';
import { whereOf, type Wanted } from './wanted';

const [USUAL, , FAR] = RADII;
const MOST_FARTHER = 2;

type Listed = Pick<HospitalsDto, 'total' | 'counts' | 'radius'> & {
  entries: readonly Entry[];
  farther?: readonly Entry[];
  centre?: Point;
};

/** Searches for hospitals. Neither the words nor the place of the request are kept or logged. */
export async function searchHospitals({ input, locale }: ApiRequest<HospitalsBody>): Promise<HospitalsDto> {
  const { page } = input;
  const asked = whereOf(input);
  const edition = await findCurrentEdition();
  if (edition === undefined) return { ...nothing, page, understood: understoodOf(asked, locale) };
  const heard = await hear(edition, asked);
  const { total, counts, radius, entries, farther = [], centre } = await list(edition, heard, input);
  const [hospitals, beyond] = await Promise.all([
    readFound(edition, entries, centre, locale),
    readFound(edition, farther, centre, locale),
  ]);
  const understood = understoodOf(heard.wanted, locale);
  return { hospitals, total, page, understood, radius, counts, farther: beyond };
}

const nothing = { hospitals: [], total: 0, counts: { cashless: 0, allDay: 0, near: 0 }, farther: [] };

function understoodOf(wanted: Wanted, locale: Locale): HospitalsDto['understood'] {
  const { pincode, place, state, speciality, words } = wanted;
  return {
    ...(pincode && { pincode }),
    ...(place && { city: cityIn(locale, place.name), state: state ?? place.state }),
    ...(speciality && { speciality }),
    ...(words.length > 0 && { words: words.join(' ') }),
  };
}

function list(edition: string, heard: Heard, input: HospitalsBody): Promise<Listed> | Listed {
  const { wanted, names } = heard;
  const { point, place, speciality } = wanted;
  if (point) return listAround(edition, point, heard, input);
  if (place) return listIn(edition, place.name, heard, input);
  if (!names && speciality) return listKind(edition, { ...input, speciality }, input.page);
  return cut(each(names ?? []), heard, input);
}

async function listAround(
  edition: string,
  centre: Point,
  { wanted, names }: Heard,
  input: HospitalsBody,
): Promise<Listed> {
  const { radius = USUAL, page, isCashless, isOpenAllDay } = input;
  const specialities = specialitiesOf(wanted);
  const traits = {
    base: traitsOf({ specialities }),
    left: traitsOf({ specialities, isCashless, isOpenAllDay }),
    filters: filtersOf(input),
  };
  const around = async (km: Radius, count: number) => {
    const lists = names ? undefined : await readLists(edition, listNames.cellsWithin(centre, km));
    return lookAround({ ...traits, centre, radius: km, count }, (take) => {
      each(names ?? [])(take);
      for (const { entries } of lists?.values() ?? []) readEntries(entries, take);
    });
  };
  const { near, total, counts } = await around(radius, page * PAGE_SIZE);
  const isFartherTold = total === 0 && radius < FAR;
  return {
    total,
    counts,
    radius,
    centre,
    entries: near.slice((page - 1) * PAGE_SIZE),
    farther: isFartherTold ? (await around(FAR, MOST_FARTHER)).near : [],
  };
}

/** Lists a place's hospitals, the largest first, since nobody stands in the middle of a city. */
async function listIn(edition: string, place: string, heard: Heard, input: HospitalsBody): Promise<Listed> {
  const name = listNames.place(place);
  const packed = (await readLists(edition, [name])).get(name)?.entries;
  const here: Entries = (take) => readEntries(packed, take);
  const listed = heard.names ? each(inAll([unpackEntries(packed), heard.names])) : here;
  return { ...cut(listed, heard, input), centre: middleOf(here) };
}

/** Goes over entries, of which a whole city has thousands, without making an object of each. */
type Entries = (take: TakeEntry) => void;

const each =
  (entries: readonly Entry[]): Entries =>
  (take) => {
    for (const { number, lat, lng, traits } of entries) take(number, lat, lng, traits);
  };

/** Cuts a page from entries that are in order already, and counts them. */
function cut(listed: Entries, { wanted }: Heard, input: HospitalsBody): Listed {
  const { page, isCashless, isOpenAllDay } = input;
  const specialities = specialitiesOf(wanted);
  const base = traitsOf({ specialities });
  const left = traitsOf({ specialities, isCashless, isOpenAllDay });
  const filters = filtersOf(input);
  const counts = { cashless: 0, allDay: 0, near: 0 };
  const entries: Entry[] = [];
  let total = 0;
  listed((number, lat, lng, traits) => {
    if (!hasTraits(traits, base)) return;
    if (hasTraits(traits, filters.cashless)) counts.cashless += 1;
    if (hasTraits(traits, filters.allDay)) counts.allDay += 1;
    if (!hasTraits(traits, left)) return;
    total += 1;
    if (total > (page - 1) * PAGE_SIZE && total <= page * PAGE_SIZE)
      entries.push({ number, lat, lng, traits });
  });
  return { entries, total, counts };
}

const specialitiesOf = ({ speciality }: Wanted) => (speciality ? [speciality] : []);

function middleOf(entries: Entries): Point {
  let north = 0;
  let east = 0;
  let count = 0;
  entries((_number, lat, lng) => {
    north += lat;
    east += lng;
    count += 1;
  });
  return { lat: north / (count || 1), lng: east / (count || 1) };
}

/** The traits that a hospital would need with one filter more. */
const filtersOf = ({ isCashless, isOpenAllDay }: HospitalsBody) => ({
  cashless: traitsOf({ isCashless: true, isOpenAllDay }),
  allDay: traitsOf({ isCashless, isOpenAllDay: true }),
});
