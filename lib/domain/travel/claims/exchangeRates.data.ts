import type { IsoDate } from '@/lib/domain/common/dates';

/** Paise for a US dollar from that day on: samples in the manner of a reference rate, from the oldest on. */
export const USD_IN_PAISE: readonly (readonly [from: IsoDate, paise: number])[] = [
  ['2026-01-01', 8_992],
  ['2026-04-01', 9_018],
  ['2026-07-01', 8_964],
  ['2026-10-01', 9_047],
  ['2026-11-01', 9_031],
];
