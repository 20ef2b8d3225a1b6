import { SPECIALITIES, type Speciality } from '@/lib/domain/hospitals/specialities.data';
import type { Point } from '@/lib/domain/places/places';

/** The facts of a hospital that a search needs before it reads the hospital. */
export type Entry = Point & {
  /** Its place within an edition, the largest hospital first. */
  number: number;
  traits: number;
};

export type Traits = { specialities?: readonly Speciality[]; isCashless?: boolean; isOpenAllDay?: boolean };

const BYTES = 16;
const WORDS = BYTES / 4;
const CASHLESS = 1 << 16;
const ALL_DAY = 1 << 17;

/** Packs traits into bits, so that one comparison tells whether an entry has all that are wanted. */
export function traitsOf({ specialities = [], isCashless, isOpenAllDay }: Traits): number {
  const bits = (isCashless ? CASHLESS : 0) | (isOpenAllDay ? ALL_DAY : 0);
  return specialities.reduce((all, each) => all | (1 << SPECIALITIES.indexOf(each)), bits);
}

export const hasTraits = (traits: number, wanted: number) => (traits & wanted) === wanted;

export function packEntries(entries: readonly Entry[]): Buffer {
  const packed = Buffer.alloc(entries.length * BYTES);
  entries.forEach(({ number, lat, lng, traits }, at) => {
    const start = at * BYTES;
    packed.writeUInt32LE(number, start);
    packed.writeFloatLE(lat, start + 4);
    packed.writeFloatLE(lng, start + 8);
    packed.writeUInt32LE(traits, start + 12);
  });
  return packed;
}

type Packed = Uint8Array | { buffer: Uint8Array } | undefined;

export type TakeEntry = (number: number, lat: number, lng: number, traits: number) => void;

/** Reads entries one after another, without an object of each. The driver gives bytes as its own Binary. */
export function readEntries(packed: Packed, take: TakeEntry): void {
  if (!packed) return;
  const bytes = packed instanceof Uint8Array ? packed : packed.buffer;
  // The bytes are copied, since columns need bytes that begin at a multiple of four.
  const { buffer } = new Uint8Array(bytes);
  const [words, degrees] = [new Uint32Array(buffer), new Float32Array(buffer)];
  for (let at = 0; at < words.length; at += WORDS)
    take(words[at] ?? 0, degrees[at + 1] ?? 0, degrees[at + 2] ?? 0, words[at + 3] ?? 0);
}

export function unpackEntries(packed: Packed): Entry[] {
  const entries: Entry[] = [];
  readEntries(packed, (number, lat, lng, traits) => entries.push({ number, lat, lng, traits }));
  return entries;
}
