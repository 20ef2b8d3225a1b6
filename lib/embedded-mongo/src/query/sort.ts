import type { Document } from '../values/document';
import { fail } from '../values/errors';
import { ByteWriter } from '../values/byteWriter';
import { missing, writeKey } from '../values/keys';
import { isPlainObject } from '../values/bson';
import type { Collation } from '../values/collation';
import { compareValues } from '../values/compare';
import { isNumeric, toNumber } from '../values/numbers';
import { leavesAt, type Path, toPath } from '../values/paths';

export type SortField = { field: string; path: Path; direction: 1 | -1 };

export function toSortFields(sort: unknown): SortField[] {
  if (sort === undefined) return [];
  if (!isPlainObject(sort)) fail('TypeMismatch', `Expected field sort to be of type object`);
  return Object.entries(sort).map(([field, direction]) => {
    if (isPlainObject(direction) && '$meta' in direction)
      fail('NotImplemented', '$meta sort is not supported by this store');
    const value = isNumeric(direction) ? toNumber(direction) : Number.NaN;
    if (value !== 1 && value !== -1)
      fail(15975, '$sort key ordering must be 1 (for ascending) or -1 (for descending)');
    return { field, path: toPath(field), direction: value };
  });
}

/** Arrays sort by their smallest item ascending, their largest descending. */
function sortValue(document: Document, { path, direction }: SortField, collation?: Collation): unknown {
  let best: unknown = missing;
  let isFirst = true;
  for (const candidate of leavesAt(document, path).flatMap(toCandidates)) {
    if (isFirst || compareValues(candidate, best, collation) * direction < 0) best = candidate;
    isFirst = false;
  }
  return best;
}

/** An empty array sorts below null. */
function toCandidates(leaf: unknown): unknown[] {
  if (!Array.isArray(leaf)) return [leaf];
  return leaf.length > 0 ? leaf : [undefined];
}

export type SortKey = Buffer | unknown[];

/** Bytes, or values where a collation compares. */
export function toSortKey(document: Document, fields: readonly SortField[], collation?: Collation): SortKey {
  const values = fields.map((field) => sortValue(document, field, collation));
  if (collation) return values;
  const writer = new ByteWriter();
  for (const [i, value] of values.entries()) {
    const from = writer.size;
    writeKey(writer, value);
    if (fields[i]?.direction === -1) writer.invert(from);
  }
  return writer.toBuffer();
}

export function compareSortKeys(
  a: SortKey,
  b: SortKey,
  fields: readonly SortField[],
  collation?: Collation,
): number {
  if (Buffer.isBuffer(a) && Buffer.isBuffer(b)) return Buffer.compare(a, b);
  const [left, right] = [a as unknown[], b as unknown[]];
  for (const [i, { direction }] of fields.entries()) {
    const order = compareValues(left[i], right[i], collation) * direction;
    if (order !== 0) return order;
  }
  return 0;
}

/** MongoDB's memory limit for a sort and other blocking stages. */
export const maxHeldBytes = 100 * 1024 * 1024;

/** Keeps the first `limit` items in order. */
export class Sorter<T> {
  private items: { key: SortKey; value: T; size: number }[] = [];
  private bytes = 0;

  constructor(
    private readonly fields: readonly SortField[],
    private readonly limit: number,
    private readonly collation?: Collation,
  ) {}

  add(document: Document, value: T, size: number): void {
    this.items.push({ key: toSortKey(document, this.fields, this.collation), value, size });
    this.bytes += size;
    if (this.items.length >= 2 * this.limit + 1000) this.trim();
    if (this.bytes > maxHeldBytes) this.trim();
    if (this.bytes > maxHeldBytes)
      fail('QueryExceededMemoryLimitNoDiskUseAllowed', `Sort exceeded memory limit of ${maxHeldBytes} bytes`);
  }

  finish(): T[] {
    this.trim();
    return this.items.map((item) => item.value);
  }

  private trim(): void {
    this.items.sort((a, b) => compareSortKeys(a.key, b.key, this.fields, this.collation));
    this.items.length = Math.min(this.items.length, this.limit);
    this.bytes = this.items.reduce((sum, item) => sum + item.size, 0);
  }
}
