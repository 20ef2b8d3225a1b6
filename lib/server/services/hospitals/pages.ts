import type { Locale } from '@/lib/domain/common/locales';
import { PAGE_SIZE, type HospitalDto } from '@/lib/domain/hospitals/contract';
import { isLargeCity, slugOf } from '@/lib/domain/hospitals/citySlugs';
import { cityIn } from '@/lib/domain/places/cities';
import { connectDatabase } from '@/lib/server/database/db';
import { findPincode, findPlaceNamed } from '@/lib/server/places/places';
import { listCodes, listHospitals } from '@/models/hospitals/hospital';
import { findCurrentEdition, readLists } from '@/models/hospitals/hospitalList';
import { unpackEntries } from './entries';
import { readHospital, toHospitalDto } from './hospitalDto';
import { listNames } from './listNames';

export type HospitalPage = HospitalDto & { citySlug: string };
export type CityPage = {
  city: string;
  /** The city's name as a search takes it. */
  cityName: string;
  slug: string;
  state: string;
  count: number;
  hospitals: readonly HospitalDto[];
};

const SHOWN = 4 * PAGE_SIZE;
/** A sitemap's file has at most 50,000. */
const MOST_LISTED = 45_000;

export async function readHospitalPage(id: string, locale: Locale): Promise<HospitalPage | undefined> {
  await connectDatabase();
  const hospital = await readHospital(id, locale);
  const place = hospital && findPincode(hospital.pincode)?.place;
  return place && { ...hospital, citySlug: slugOf(place.name) };
}

/**
 * The largest hospitals of a city or district. A large city has a page even without hospitals, since links lead there.
 */
export async function readCityPage(slug: string, locale: Locale): Promise<CityPage | undefined> {
  const place = findPlaceNamed(slug);
  if (!place) return undefined;
  await connectDatabase();
  const edition = (await findCurrentEdition()) ?? '';
  const name = listNames.place(place.name);
  const entries = unpackEntries((await readLists(edition, [name])).get(name)?.entries);
  if (entries.length === 0 && !isLargeCity(place)) return undefined;
  const numbers = entries.map(({ number }) => number).toSorted((one, other) => one - other);
  const records = await listHospitals(edition, numbers.slice(0, SHOWN));
  return {
    city: cityIn(locale, place.name),
    cityName: encodeURIComponent(place.name),
    slug: slugOf(place.name),
    state: place.state,
    count: entries.length,
    hospitals: records.map((record) => toHospitalDto(record, locale)),
  };
}

let listed: { edition: string; pages: readonly string[] } | undefined;

/**
 * Lists the paths below that of all hospitals. They are read once an edition, since that takes a second of the
 * processor.
 */
export async function listPages(): Promise<readonly string[]> {
  await connectDatabase();
  const edition = await findCurrentEdition();
  if (edition === undefined) return [];
  if (listed?.edition !== edition) listed = { edition, pages: await readPages(edition) };
  return listed.pages;
}

async function readPages(edition: string): Promise<readonly string[]> {
  const [lists, codes] = await Promise.all([
    readLists(edition, [listNames.places]),
    listCodes(edition, '', MOST_LISTED),
  ]);
  const cities = Object.keys(lists.get(listNames.places)?.totals ?? {}).map(slugOf);
  return [...cities, ...codes.map((code) => `hospital/${code}`)];
}
