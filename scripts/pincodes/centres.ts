import type { Point } from '@/lib/domain/places/places';
import { packCentre } from '@/lib/server/places/pincodeCentres';

export type PlacedOffice = { pincode: string; lat: number; lng: number };

/** The list writes 0 where it has no place, and some offices lie outside India. */
const isInIndia = ({ lat, lng }: Point) => lat > 6 && lat < 38 && lng > 68 && lng < 98;
/** In degrees. A place farther from its sorting district is an error in the list. */
const FARTHEST = 1.5;

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}

function medianPoint(points: readonly Point[]): Point {
  return { lat: median(points.map(({ lat }) => lat)), lng: median(points.map(({ lng }) => lng)) };
}

/** Sorting district (3 digits) → the centres of its pincodes, in ascending order. */
export function centresOf(
  pincodes: readonly string[],
  offices: readonly PlacedOffice[],
): Record<string, string> {
  const byPrefix = new Map<string, Point[]>();
  for (const office of offices.filter(isInIndia)) {
    for (const digits of [6, 5, 4, 3, 2]) {
      const prefix = office.pincode.slice(0, digits);
      byPrefix.set(prefix, [...(byPrefix.get(prefix) ?? []), office]);
    }
  }
  const medians = new Map([...byPrefix].map(([prefix, points]) => [prefix, medianPoint(points)]));
  const rows: Record<string, string> = {};
  for (const pincode of pincodes.toSorted()) {
    const area = pincode.slice(0, 3);
    const home = medians.get(area) ?? medians.get(pincode.slice(0, 2));
    const near = [6, 5, 4, 3, 2].flatMap((digits) => medians.get(pincode.slice(0, digits)) ?? []);
    const sound = near.find(
      ({ lat, lng }) => home && Math.abs(lat - home.lat) < FARTHEST && Math.abs(lng - home.lng) < FARTHEST,
    );
    rows[area] = (rows[area] ?? '') + packCentre(sound ?? home ?? { lat: 22, lng: 79 });
  }
  return rows;
}
