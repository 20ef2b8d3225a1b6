import { addDays, type IsoDate, todayInIndia } from '@/lib/domain/common/dates';
import type { ListedHospital } from '@/models/hospitals/hospital';
import { findCentre } from '@/lib/server/places/pincodeCentres';
import { listPincodes } from '@/lib/server/places/pincodeList';
import { findPincode } from '@/lib/server/places/places';
import { SAMPLE_KINDS, SAMPLE_NAMES, type SampleKind } from './sampleHospitals.data';

const COUNT = 10_000;
/** How many hospitals a pincode has beside others: of the eight largest cities, of other cities, elsewhere. */
const WEIGHTS = { largest: 6, city: 2, elsewhere: 0.3 } as const;
/** Degrees from the pincode's centre, at most. */
const SPREAD = 0.012;
const CHECKED_WITHIN_DAYS = 60;

/** Makes invented hospitals, the same at every start on one day: the n-th of a walk through the pincodes, by weight. */
export function makeSampleHospitals(count = COUNT, now = new Date()): ListedHospital[] {
  const today = todayInIndia(now);
  const pincodes = listPincodes();
  const sums: number[] = [];
  for (const pincode of pincodes) sums.push((sums.at(-1) ?? 0) + weightOf(pincode));
  const step = (sums.at(-1) ?? 0) / count;
  let at = 0;
  return Array.from({ length: count }, (_, n) => {
    while ((sums[at] ?? Infinity) <= n * step) at += 1;
    return toHospital(n, pincodes[at] ?? '', today);
  });
}

function weightOf(pincode: string): number {
  const place = findPincode(pincode)?.place;
  if (place?.tier === 1) return WEIGHTS.largest;
  return place?.pincodePrefixes.some((prefix) => pincode.startsWith(prefix)) && place.hi
    ? WEIGHTS.city
    : WEIGHTS.elsewhere;
}

function toHospital(n: number, pincode: string, today: IsoDate): ListedHospital {
  const random = createRandom(n);
  const pick = <T>(from: readonly T[]) => from[Math.floor(random() * from.length)] as T;
  const near = (degrees: number) => Math.round((degrees + (random() - 0.5) * 2 * SPREAD) * 1e5) / 1e5;
  const centre = findCentre(pincode) ?? { lat: 0, lng: 0 };
  const found = findPincode(pincode);
  const city = found?.place.name ?? '';
  const kind = pick(SAMPLE_KINDS);
  const isCashless = random() < 0.88;
  const digits = String(n + 1).padStart(5, '0');
  return {
    code: `sample-${digits}`,
    ...namesOf(pick(SAMPLE_NAMES), kind),
    isSample: true,
    address: `${1 + Math.floor(random() * 98)} Sample Lane, ${city} ${pincode}`,
    pincode,
    city,
    state: found?.state ?? '',
    // No exchange begins with a second 0.
    phone: `000-000${digits.slice(0, 1)}-${digits.slice(1)}`,
    ...(isCashless && { desk: deskOf(kind, digits) }),
    specialities: [...kind.specialities],
    beds: Math.round(kind.beds * (0.6 + random() * 0.8)),
    isCashless,
    ...(!isCashless && { notCashlessSince: addDays(today, -Math.floor(random() * 90) - 1) }),
    isOpenAllDay: kind.isOpenAllDay,
    ...(!kind.isOpenAllDay && { opensAt: 9, closesAt: 20 }),
    checkedOn: addDays(today, -Math.floor(random() * CHECKED_WITHIN_DAYS)),
    lat: near(centre.lat),
    lng: near(centre.lng),
  };
}

/** Where it is open day and night, so is its desk. */
function deskOf({ isOpenAllDay }: SampleKind, digits: string) {
  const phone = `000-001${digits.slice(0, 1)}-${digits.slice(1)}`;
  return { phone, ...(!isOpenAllDay && { opensAt: 9, closesAt: 20 }) };
}

function namesOf(name: readonly [string, string, string], { name: kind }: SampleKind) {
  const [en, hi, ta] = name.map((each, at) => `${each} ${kind[at] ?? ''}`);
  return { name: en ?? '', nameHi: hi, nameTa: ta };
}

/** Mulberry32: the same numbers for the same seed. */
function createRandom(seed: number): () => number {
  let state = (seed + 1) * 0x9e3779b1;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
