import type { Found, step } from '../planner/search';
import { encodeKey, missing } from '../storage/keys';
import type { Collation } from './collation';
import { equalValues } from './compare';
import { leavesAt, toPath } from './paths';

/** The different values at a path, arrays taken apart, in the order in which they are found. */
export function* distinctValues(
  documents: Iterable<Found | typeof step>,
  key: string,
  collation?: Collation,
): Generator<undefined, unknown[]> {
  const path = toPath(key);
  const values: unknown[] = [];
  const seen = new Set<string>();
  for (const found of documents) {
    yield undefined;
    if (typeof found === 'symbol') continue;
    for (const leaf of leavesAt(found.document, path))
      for (const value of Array.isArray(leaf) ? leaf : [leaf]) {
        if (value === missing) continue;
        const code = encodeKey(value).toString('latin1');
        if (seen.has(code) || (collation && values.some((other) => equalValues(other, value, collation))))
          continue;
        seen.add(code);
        values.push(value);
      }
  }
  return values;
}
