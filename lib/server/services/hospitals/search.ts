import { type HospitalsDto, PAGE_SIZE, RADII, type Radius } from '@/lib/domain/hospitals/contract';
import type { Locale } from '@/lib/domain/common/locales';
import { cityIn } from '@/lib/domain/places/cities';
import type { Point } from '@/lib/domain/places/places';
import type { HospitalsBody } from '@/lib/validation/hospitals/requests';
import type { ApiRequest } from '@/lib/server/services/common/apiRequest';
import { findCurrentEdition, readLists } from '@/models/hospitals/hospitalList';
import { type Entry, hasTraits, traitsOf, unpackEntries } from './entries';
import { hear, type Heard } from './hear';
import { readFound } from './hospitalDto';
import { listKind } from './kinds';
import { listNames } from './listNames';
import { inAll } from './names';
import { inSquare, nearest, type Near, within } from './nearest';
import { whereOf, type Wanted } from './wanted';

const [USUAL, NEAR, FAR] = RADII;
const MOST_FARTHER = 2;

type Listed = Pick<HospitalsDto, 'total' | 'counts' | 'radius'> & {
  entries: readonly Entry[];
  farther?: readonly Entry[];
  centre?: Point;
};

/** Nothing of the request is kept or logged: neither words nor place. */
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
  return cut(names ?? [], heard, input);
}

async function listAround(
  edition: string,
  centre: Point,
  { wanted, names }: Heard,
  input: HospitalsBody,
): Promise<Listed> {
  const { radius = USUAL, page } = input;
  const ofSpeciality = traitsOf({ specialities: specialitiesOf(wanted) });
  const around = async (km: Radius) => {
    const cells = listNames.cellsWithin(centre, km);
    const listed = names ?? (await readEntries(edition, cells, inSquare(centre, km, ofSpeciality)));
    return within(listed, centre, km).filter((entry) => hasTraits(entry, ofSpeciality));
  };
  const leftOf = (near: readonly Near[]) => near.filter((entry) => hasTraits(entry, traitsOf(input)));
  const base = await around(radius);
  const left = leftOf(base);
  const isFartherTold = left.length === 0 && radius < FAR;
  const beyond = isFartherTold ? leftOf(await around(FAR)) : [];
  return {
    entries: nearest(left, page * PAGE_SIZE).slice((page - 1) * PAGE_SIZE),
    total: left.length,
    counts: { ...countsOf(base, input), near: countWithin(left, NEAR) },
    radius,
    centre,
    farther: nearest(beyond, MOST_FARTHER),
  };
}

/** The largest first, since nobody stands in the middle of a city. */
async function listIn(edition: string, place: string, heard: Heard, input: HospitalsBody): Promise<Listed> {
  const here = await readEntries(edition, [listNames.place(place)]);
  const listed = heard.names ? inAll([here, heard.names]) : here;
  return { ...cut(listed, heard, input), centre: middleOf(here) };
}

/** A page of what is in order already. */
function cut(listed: readonly Entry[], { wanted }: Heard, input: HospitalsBody): Listed {
  const { page } = input;
  const ofSpeciality = traitsOf({ specialities: specialitiesOf(wanted) });
  const base = listed.filter((entry) => hasTraits(entry, ofSpeciality));
  const left = base.filter((entry) => hasTraits(entry, traitsOf(input)));
  return {
    entries: left.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE),
    total: left.length,
    counts: countsOf(base, input),
  };
}

const specialitiesOf = ({ speciality }: Wanted) => (speciality ? [speciality] : []);

async function readEntries(
  edition: string,
  names: readonly string[],
  isWanted?: Parameters<typeof unpackEntries>[1],
): Promise<readonly Entry[]> {
  const found = await readLists(edition, names);
  const lists = [...found.values()].map(({ entries }) => unpackEntries(entries, isWanted));
  return lists.length === 1 ? (lists[0] ?? []) : lists.flat();
}

function middleOf(entries: readonly Entry[]): Point {
  let [lat, lng] = [0, 0];
  for (const entry of entries) {
    lat += entry.lat;
    lng += entry.lng;
  }
  const count = entries.length || 1;
  return { lat: lat / count, lng: lng / count };
}

function countsOf(base: readonly Entry[], { isCashless, isOpenAllDay }: HospitalsBody): Listed['counts'] {
  const count = (wanted: number) => base.reduce((sum, entry) => sum + (hasTraits(entry, wanted) ? 1 : 0), 0);
  return {
    cashless: count(traitsOf({ isCashless: true, isOpenAllDay })),
    allDay: count(traitsOf({ isCashless, isOpenAllDay: true })),
    near: 0,
  };
}

function countWithin(near: readonly Near[], radius: number): number {
  return near.reduce((sum, { km }) => sum + (km <= radius ? 1 : 0), 0);
}
