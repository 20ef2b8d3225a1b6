import type { Document } from '../values/document';
import { encodeKey, missing } from '../values/keys';
import type { Collation } from '../values/collation';
import { equalValues } from '../values/compare';
import { leavesAt, toPath } from '../values/paths';

/** Distinct values at a path, arrays unwound, in order of appearance. */
export class DistinctValues {
  readonly values: unknown[] = [];
  private readonly path: ReturnType<typeof toPath>;
  private readonly seen = new Set<string>();

  constructor(
    key: string,
    private readonly collation?: Collation,
  ) {
    this.path = toPath(key);
  }

  add(document: Document): void {
    for (const leaf of leavesAt(document, this.path))
      for (const value of Array.isArray(leaf) ? leaf : [leaf]) if (value !== missing) this.addValue(value);
  }

  private addValue(value: unknown): void {
    const { collation, seen, values } = this;
    const code = encodeKey(value).toString('latin1');
    if (seen.has(code)) return;
    if (collation && values.some((other) => equalValues(other, value, collation))) return;
    seen.add(code);
    values.push(value);
  }
}
