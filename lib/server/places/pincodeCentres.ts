import type { Point } from '@/lib/domain/places/places';
import { unpackPincodes } from './pincodeRanges';
import centres from './pincodeCentres.data.json';
import rows from './pincodes.data.json';

const DIGITS = 3;
const [SOUTH, WEST] = [6, 68];
const PER_DEGREE = 1000;

/** Six letters, exact to about 100 metres. */
export function packCentre({ lat, lng }: Point): string {
  return pack(lat - SOUTH) + pack(lng - WEST);
}

function pack(degrees: number): string {
  return Math.round(degrees * PER_DEGREE)
    .toString(36)
    .padStart(DIGITS, '0');
}

function unpack(letters: string): number {
  return parseInt(letters, 36) / PER_DEGREE;
}

let known: ReadonlyMap<string, Point> | undefined;

/** Undefined for a pincode that isn't on India Post's list, such as the army's. */
export function findCentre(pincode: string): Point | undefined {
  known ??= readCentres();
  return known.get(pincode);
}

function readCentres(): ReadonlyMap<string, Point> {
  const areas: Readonly<Record<string, string>> = centres;
  const next: Record<string, number> = {};
  const pincodes = rows.flatMap((row) => unpackPincodes(row.pincodes)).toSorted();
  return new Map(
    pincodes.map((pincode) => {
      const area = pincode.slice(0, 3);
      const at = (next[area] ??= 0);
      next[area] = at + 2 * DIGITS;
      const letters = areas[area] ?? '';
      const lat = SOUTH + unpack(letters.slice(at, at + DIGITS));
      return [pincode, { lat, lng: WEST + unpack(letters.slice(at + DIGITS, at + 2 * DIGITS)) }];
    }),
  );
}
