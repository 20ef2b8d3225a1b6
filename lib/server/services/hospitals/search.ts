import {
  type FoundHospitalDto,
  type HospitalsDto,
  PAGE_SIZE,
  RADII,
  type Radius,
} from '@/lib/domain/hospitals/contract';
import { degreesTo, directionOf, kmBetween } from '@/lib/domain/hospitals/geography';
import type { Locale } from '@/lib/domain/common/locales';
import { cityIn } from '@/lib/domain/places/cities';
import type { Point } from '@/lib/domain/places/places';
import type { HospitalsBody } from '@/lib/validation/hospitals/requests';
import type { ApiRequest } from '@/lib/server/services/common/apiRequest';
import { findHospitals } from '@/models/hospitals/hospital';
import { findCurrentEdition, readLists } from '@/models/hospitals/hospitalList';
import { bitOf, type Entry, unpackEntries } from './entries';
import { listKind } from './kinds';
import { listNames } from './listNames';
import { hear, type Heard } from './hear';
import { inAll } from './names';
import { toHospitalDto } from './hospitalDto';
import { whereOf, type Wanted } from './wanted';

const [USUAL, NEAR, FAR] = RADII;
const MOST_FARTHER = 2;

type Placed = Entry & { km?: number };
type Found = { base: readonly Placed[]; centre?: Point; radius?: Radius; wanted: Wanted };

/** Nothing of the request is kept or logged: neither words nor place. */
export async function searchHospitals({ input, locale }: ApiRequest<HospitalsBody>): Promise<HospitalsDto> {
  const { page } = input;
  const edition = await findCurrentEdition();
  const asked = whereOf(input);
  if (edition === undefined) return { ...nothing, page, understood: understoodOf(asked, locale) };
  const { wanted, names } = await hear(edition, asked);
  const { isCashless, isOpenAllDay } = input;
  if (!names && !wanted.point && !wanted.place && wanted.speciality) {
    const kind = { speciality: wanted.speciality, isCashless, isOpenAllDay };
    const { entries, total, counts } = await listKind(edition, kind, page);
    const hospitals = await toDtos(edition, entries, undefined, locale);
    return { ...nothing, hospitals, total, page, counts, understood: understoodOf(wanted, locale) };
  }
  const found = await findEntries(edition, { wanted, names, radius: input.radius });
  const { base, centre, radius } = found;
  const left = base.filter(filterOf(input));
  const shown = left.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
  const farther = left.length === 0 && wanted.point ? await findFarther(edition, found, input) : [];
  const [hospitals, beyond] = await Promise.all([
    toDtos(edition, shown, centre, locale),
    toDtos(edition, farther, centre, locale),
  ]);
  return {
    hospitals,
    total: left.length,
    page,
    understood: understoodOf(wanted, locale),
    radius,
    counts: countsOf(base, input),
    farther: beyond,
  };
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

type Wish = Heard & { radius?: Radius };

async function findEntries(edition: string, { wanted, names, radius = USUAL }: Wish): Promise<Found> {
  const { point, place } = wanted;
  const bySpeciality = ({ specialities }: Entry) =>
    !wanted.speciality || (specialities & bitOf(wanted.speciality)) !== 0;
  if (point) {
    const listed = names ?? (await readEntries(edition, listNames.cellsWithin(point, radius)));
    const base = nearestFirst(listed.filter(bySpeciality), point).filter(({ km }) => km <= radius);
    return { base, centre: point, radius, wanted };
  }
  if (place) {
    const here = await readEntries(edition, [listNames.place(place.name)]);
    const centre = middleOf(here);
    const listed = (names ? inAll([here, names]) : here).filter(bySpeciality);
    return { base: nearestFirst(listed, centre), centre, wanted };
  }
  const listed = (names ?? []).filter(bySpeciality);
  return { base: listed.toSorted((one, other) => one.number - other.number), wanted };
}

async function readEntries(edition: string, names: readonly string[]): Promise<readonly Entry[]> {
  const lists = await readLists(edition, names);
  return [...lists.values()].flatMap(({ entries }) => unpackEntries(entries));
}

function nearestFirst(entries: readonly Entry[], from: Point): readonly (Entry & { km: number })[] {
  return entries
    .map((entry) => ({ ...entry, km: kmBetween(from, entry) }))
    .toSorted((one, other) => one.km - other.km || one.number - other.number);
}

function middleOf(entries: readonly Entry[]): Point {
  const mean = (values: readonly number[]) =>
    values.reduce((sum, each) => sum + each, 0) / (values.length || 1);
  return { lat: mean(entries.map(({ lat }) => lat)), lng: mean(entries.map(({ lng }) => lng)) };
}

type Filter = Pick<HospitalsBody, 'isCashless' | 'isOpenAllDay'>;

const filterOf = (filter: Filter) => (entry: Entry) =>
  (!filter.isCashless || entry.isCashless) && (!filter.isOpenAllDay || entry.isOpenAllDay);

function countsOf(base: readonly Placed[], filter: Filter): HospitalsDto['counts'] {
  return {
    cashless: base.filter(filterOf({ ...filter, isCashless: true })).length,
    allDay: base.filter(filterOf({ ...filter, isOpenAllDay: true })).length,
    near: base.filter(filterOf(filter)).filter(({ km = Infinity }) => km <= NEAR).length,
  };
}

async function findFarther(
  edition: string,
  { wanted, radius = USUAL }: Found,
  filter: Filter,
): Promise<readonly Entry[]> {
  if (radius >= FAR || wanted.words.length > 0) return [];
  const { base } = await findEntries(edition, { wanted, radius: FAR });
  return base.filter(filterOf(filter)).slice(0, MOST_FARTHER);
}

async function toDtos(
  edition: string,
  entries: readonly Entry[],
  centre: Point | undefined,
  locale: Locale,
): Promise<FoundHospitalDto[]> {
  const records = await findHospitals(
    edition,
    entries.map(({ number }) => number),
  );
  return records.map((record) => {
    const hospital = toHospitalDto(record, locale);
    if (!centre) return hospital;
    const degrees = degreesTo(centre, record);
    const km = Math.round(kmBetween(centre, record) * 10) / 10;
    return { ...hospital, from: { km, degrees, direction: directionOf(degrees) } };
  });
}
