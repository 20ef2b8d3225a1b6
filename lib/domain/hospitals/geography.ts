import type { Point } from '@/lib/domain/places/places';

export const DIRECTIONS = [
  'north',
  'northEast',
  'east',
  'southEast',
  'south',
  'southWest',
  'west',
  'northWest',
] as const;
export type Direction = (typeof DIRECTIONS)[number];

const EARTH_KM = 6371;
const KM_PER_DEGREE = (EARTH_KM * Math.PI) / 180;
/** Cells in a degree: a cell's side is about 11 km. */
const CELLS_PER_DEGREE = 10;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Great-circle distance. */
export function kmBetween(from: Point, to: Point): number {
  const [south, north] = [radians(from.lat), radians(to.lat)];
  const half =
    Math.sin((north - south) / 2) ** 2 +
    Math.cos(south) * Math.cos(north) * Math.sin(radians(to.lng - from.lng) / 2) ** 2;
  return 2 * EARTH_KM * Math.asin(Math.sqrt(half));
}

/** Clockwise from north, 0 to 359. */
export function degreesTo(from: Point, to: Point): number {
  const east = (to.lng - from.lng) * Math.cos(radians((from.lat + to.lat) / 2));
  const degrees = (Math.atan2(east, to.lat - from.lat) * 180) / Math.PI;
  return (Math.round(degrees) + 360) % 360;
}

export function directionOf(degrees: number): Direction {
  return DIRECTIONS[Math.round(degrees / 45) % DIRECTIONS.length] ?? 'north';
}

export function cellOf({ lat, lng }: Point): string {
  return `${Math.floor(lat * CELLS_PER_DEGREE)},${Math.floor(lng * CELLS_PER_DEGREE)}`;
}

/** Every cell that a circle touches, and a few beside it. */
export function cellsWithin({ lat, lng }: Point, km: number): readonly string[] {
  const high = km / KM_PER_DEGREE;
  const wide = high / Math.cos(radians(Math.abs(lat) + high));
  const rows = range(lat - high, lat + high);
  const columns = range(lng - wide, lng + wide);
  return rows.flatMap((row) => columns.map((column) => `${row},${column}`));
}

function range(from: number, to: number): readonly number[] {
  const first = Math.floor(from * CELLS_PER_DEGREE);
  return Array.from({ length: Math.floor(to * CELLS_PER_DEGREE) - first + 1 }, (_, at) => first + at);
}
