import type { Point } from '@/lib/domain/places/places';
import centres from './pincodeCentres.data.json';
import { findListed } from './pincodeList';

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

/** Undefined for a pincode that isn't on India Post's list, such as the army's. */
export function findCentre(pincode: string): Point | undefined {
  const listed = findListed(pincode);
  if (!listed) return undefined;
  const areas: Readonly<Record<string, string>> = centres;
  const at = listed.inArea * 2 * DIGITS;
  const letters = areas[pincode.slice(0, 3)]?.slice(at, at + 2 * DIGITS) ?? '';
  return { lat: SOUTH + unpack(letters.slice(0, DIGITS)), lng: WEST + unpack(letters.slice(DIGITS)) };
}
