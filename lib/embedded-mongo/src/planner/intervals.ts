import type { Range } from '../storage/ranges';
import { successor } from '../storage/ranges';
import { encodeKey } from '../values/keys';

/** From `low`, excluding `high`. A point contains one value. */
export type Interval = Range & { isPoint: boolean };

export function pointOf(value: unknown): Interval {
  const low = encodeKey(value);
  return { low, high: successor(low), isPoint: true };
}

export function between(low: Buffer, high: Buffer): Interval {
  return { low, high, isPoint: false };
}

export function intersect(left: readonly Interval[], right: readonly Interval[]): Interval[] {
  return left.flatMap((a) =>
    right.flatMap((b): Interval[] => {
      const low = Buffer.compare(a.low, b.low) >= 0 ? a.low : b.low;
      const high = Buffer.compare(a.high, b.high) <= 0 ? a.high : b.high;
      return Buffer.compare(low, high) < 0 ? [{ low, high, isPoint: a.isPoint || b.isPoint }] : [];
    }),
  );
}

/** Sorted and disjoint. */
export function merge(intervals: readonly Interval[]): Interval[] {
  const sorted = [...intervals].sort((a, b) => Buffer.compare(a.low, b.low));
  const merged: Interval[] = [];
  for (const interval of sorted) {
    const last = merged.at(-1);
    if (!last || Buffer.compare(last.high, interval.low) <= 0) merged.push(interval);
    else if (Buffer.compare(last.high, interval.high) < 0)
      merged[merged.length - 1] = between(last.low, interval.high);
  }
  return merged;
}

/** The same range in a descending index, whose bytes are inverted. */
export function invert({ low, high, isPoint }: Interval): Interval {
  return { low: successor(complement(high)), high: successor(complement(low)), isPoint };
}

function complement(bytes: Buffer): Buffer {
  return Buffer.from(bytes.map((byte) => 255 - byte));
}
