import type { Point } from '@/lib/domain/places/places';
import type { Entry } from './entries';

export type Near = Entry & { km: number };

const KM_PER_DEGREE = 111.195;

/** On a plane, which over 40 km differs from the sphere by less than a metre in a kilometre, and takes no time. */
export function within(entries: readonly Entry[], { lat, lng }: Point, radius: number): Near[] {
  const wide = KM_PER_DEGREE * Math.cos((lat * Math.PI) / 180);
  const near: Near[] = [];
  for (const entry of entries) {
    const north = (entry.lat - lat) * KM_PER_DEGREE;
    const east = (entry.lng - lng) * wide;
    const km = Math.sqrt(north * north + east * east);
    if (km <= radius)
      near.push({ number: entry.number, lat: entry.lat, lng: entry.lng, traits: entry.traits, km });
  }
  return near;
}

/** The nearest so many, in order: the others need not be sorted. */
export function nearest(near: readonly Near[], count: number): Near[] {
  const kms = Float64Array.from(near, ({ km }) => km).sort();
  const farthest = kms[Math.min(count, kms.length) - 1] ?? 0;
  return near
    .filter(({ km }) => km <= farthest)
    .toSorted((one, other) => one.km - other.km || one.number - other.number)
    .slice(0, count);
}

/** Leaves out at once what lies beyond the square around the circle, or has not what is wanted. */
export function inSquare(centre: Point, radius: number, wanted: number) {
  const high = (radius + 1) / KM_PER_DEGREE;
  const wide = high / Math.cos((centre.lat * Math.PI) / 180);
  return (lat: number, lng: number, traits: number) =>
    Math.abs(lat - centre.lat) < high && Math.abs(lng - centre.lng) < wide && (traits & wanted) === wanted;
}
