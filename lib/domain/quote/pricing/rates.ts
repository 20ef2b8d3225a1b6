import type { IsoDate } from '@/lib/domain/common/dates';
import type { ProductSlug } from '@/lib/domain/plans/products.data';
import { RATE_TABLES } from './rates.data';
import type { BasisPoints, Curve, RateTable } from './rateTable';
import { TAXES } from './tax.data';

export function findRateTable(product: ProductSlug, today: IsoDate): RateTable | undefined {
  return RATE_TABLES.filter((table) => table.product === product && table.effectiveFrom <= today).toSorted(
    (one, other) => other.effectiveFrom.localeCompare(one.effectiveFrom),
  )[0];
}

/** The table that a stored bill was made with. */
export function findTableNamed(product: ProductSlug, version: string): RateTable | undefined {
  return RATE_TABLES.find((table) => table.product === product && table.version === version);
}

export function shareAt(curve: Curve, value: number): BasisPoints {
  const row = curve.findLast(([from]) => from <= value) ?? curve[0];
  if (!row) throw new RangeError('A curve needs a row');
  return row[1];
}

export function rowAt({ ages, entryAge }: RateTable, age: number): { from: number; to: number } {
  const from = ages.findLast(([start]) => start <= age)?.[0] ?? 0;
  const next = ages.find(([start]) => start > age)?.[0];
  return { from: Math.max(from, entryAge.min), to: next === undefined ? entryAge.max : next - 1 };
}

export function retailHealthTax(today: IsoDate): BasisPoints {
  return TAXES.findLast(({ from }) => from <= today)?.share ?? 0;
}
