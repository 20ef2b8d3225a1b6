import { RADII } from '@/lib/domain/hospitals/contract';
import type { Point } from '@/lib/domain/places/places';
import { type Entry, hasTraits, type TakeEntry } from './entries';

export type Near = Entry & { km: number };

const KM_PER_DEGREE = 111.195;
const [, NEAR] = RADII;

type Wanted = {
  centre: Point;
  radius: number;
  /** The traits that a hospital needs to be counted (`base`), to be found (`left`), and with each filter. */
  base: number;
  left: number;
  filters: { cashless: number; allDay: number };
  /** How many of the nearest are needed. */
  count: number;
};

export type Around = {
  total: number;
  counts: { cashless: number; allDay: number; near: number };
  near: Near[];
};

/**
 * Looks at each entry once and makes an object of few, since a city's cells may hold thousands. Distances are on a
 * plane, which over 40 km differs from the sphere by less than a metre in a kilometre.
 */
export function lookAround(
  { centre, radius, base, left, filters, count }: Wanted,
  entries: (take: TakeEntry) => void,
): Around {
  const wide = KM_PER_DEGREE * Math.cos((centre.lat * Math.PI) / 180);
  const counts = { cashless: 0, allDay: 0, near: 0 };
  let total = 0;
  let near: Near[] = [];
  let farthest = Infinity;
  entries((number, lat, lng, traits) => {
    if (!hasTraits(traits, base)) return;
    const north = (lat - centre.lat) * KM_PER_DEGREE;
    const east = (lng - centre.lng) * wide;
    const square = north * north + east * east;
    if (square > radius * radius) return;
    if (hasTraits(traits, filters.cashless)) counts.cashless += 1;
    if (hasTraits(traits, filters.allDay)) counts.allDay += 1;
    if (!hasTraits(traits, left)) return;
    total += 1;
    const km = Math.sqrt(square);
    if (km <= NEAR) counts.near += 1;
    if (km > farthest) return;
    near.push({ number, lat, lng, traits, km });
    if (near.length < 2 * count) return;
    near = nearest(near, count);
    farthest = near.at(-1)?.km ?? Infinity;
  });
  return { total, counts, near: nearest(near, count) };
}

const nearest = (near: readonly Near[], count: number) =>
  near.toSorted((one, other) => one.km - other.km || one.number - other.number).slice(0, count);
