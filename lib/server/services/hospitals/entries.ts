import { SPECIALITIES, type Speciality } from '@/lib/domain/hospitals/specialities.data';
import type { Point } from '@/lib/domain/places/places';

/** What a search needs to know of a hospital before it reads it. */
export type Entry = Point & {
  /** Largest first, within an edition. */
  number: number;
  specialities: number;
  isCashless: boolean;
  isOpenAllDay: boolean;
};

const BYTES = 16;
const CASHLESS = 1;
const ALL_DAY = 2;

export const bitOf = (speciality: Speciality) => 1 << SPECIALITIES.indexOf(speciality);

export function bitsOf(specialities: readonly Speciality[]): number {
  return specialities.reduce((bits, each) => bits | bitOf(each), 0);
}

export function packEntries(entries: readonly Entry[]): Buffer {
  const packed = Buffer.alloc(entries.length * BYTES);
  entries.forEach(({ number, lat, lng, specialities, isCashless, isOpenAllDay }, at) => {
    const start = at * BYTES;
    packed.writeUInt32LE(number, start);
    packed.writeFloatLE(lat, start + 4);
    packed.writeFloatLE(lng, start + 8);
    packed.writeUInt16LE(specialities, start + 12);
    packed.writeUInt8((isCashless ? CASHLESS : 0) | (isOpenAllDay ? ALL_DAY : 0), start + 14);
  });
  return packed;
}

type Packed = Uint8Array | { buffer: Uint8Array } | undefined;

/** The driver gives bytes as its own Binary. */
export function unpackEntries(packed: Packed): Entry[] {
  if (!packed) return [];
  const bytes = packed instanceof Uint8Array ? packed : packed.buffer;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return Array.from({ length: bytes.byteLength / BYTES }, (_, at) => {
    const start = at * BYTES;
    const flags = view.getUint8(start + 14);
    return {
      number: view.getUint32(start, true),
      lat: view.getFloat32(start + 4, true),
      lng: view.getFloat32(start + 8, true),
      specialities: view.getUint16(start + 12, true),
      isCashless: (flags & CASHLESS) !== 0,
      isOpenAllDay: (flags & ALL_DAY) !== 0,
    };
  });
}
