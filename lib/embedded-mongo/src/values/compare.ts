import { encodeKey, typeCode } from './keys';
import type { Collation } from './collation';
import { isNumeric } from './numbers';

/** MongoDB's order over all types, defined by index key bytes; the other branches are shortcuts. */
export function compareValues(a: unknown, b: unknown, collation?: Collation): number {
  if (typeof a === 'string' && typeof b === 'string') return compareStrings(a, b, collation);
  if (isOrdered(a) && isOrdered(b)) return Number(a > b) - Number(a < b);
  const types = typeCode(a) - typeCode(b);
  if (types !== 0) return types;
  if (collation && isNested(a) && isNested(b)) return compareNested(a, b, collation);
  return Buffer.compare(encodeKey(a), encodeKey(b));
}

/** JavaScript compares these as MongoDB does; not NaN. */
function isOrdered(value: unknown): value is number {
  return typeof value === 'number' && !Number.isNaN(value);
}

export function equalValues(a: unknown, b: unknown, collation?: Collation): boolean {
  if (typeof a === 'string' && typeof b === 'string' && !collation) return a === b;
  return compareValues(a, b, collation) === 0;
}

function compareStrings(a: string, b: string, collation: Collation | undefined): number {
  if (collation) return collation.compare(a, b);
  if (a === b) return 0;
  // UTF-16 orders some characters differently from UTF-8, which MongoDB and index keys use.
  return Buffer.compare(Buffer.from(a), Buffer.from(b));
}

function isNested(value: unknown): value is object {
  return (
    typeof value === 'object' &&
    value !== null &&
    !isNumeric(value) &&
    !(value instanceof Date) &&
    !('_bsontype' in value)
  );
}

function compareNested(a: object, b: object, collation: Collation): number {
  const [left, right] = [Object.entries(a), Object.entries(b)];
  for (const [i, [name, value]] of left.entries()) {
    const other = right[i];
    if (!other) return 1;
    const order =
      typeCode(value) - typeCode(other[1]) ||
      (Array.isArray(a) ? 0 : compareStrings(name, other[0], undefined)) ||
      compareValues(value, other[1], collation);
    if (order !== 0) return order;
  }
  return left.length - right.length;
}
