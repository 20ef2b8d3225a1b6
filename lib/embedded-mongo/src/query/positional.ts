import type { Document } from '../values/document';
import { isPlainObject } from '../values/bson';
import type { Collation } from '../values/collation';
import { compileFilter } from './match';
import { toPath, valueAt } from '../values/paths';

/**
 * The array position that `$` stands for in updates and projections. Tests each item against the filter's
 * conditions on the array.
 */
export function positionInArray(
  document: Document,
  filter: Document,
  path: string,
  collation?: Collation,
): number | undefined {
  const items = valueAt(document, toPath(path));
  const conditions = conditionsOn(filter, path);
  if (!Array.isArray(items) || conditions.length === 0) return undefined;
  const tests = conditions.map((condition) => compileFilter(condition, { collation }));
  const index = items.findIndex((item) => {
    const alone = withValueAt(document, toPath(path), [item]);
    return tests.every((test) => test(alone));
  });
  return index < 0 ? undefined : index;
}

function conditionsOn(filter: Document, path: string): Document[] {
  return Object.entries(filter).flatMap(([field, operand]): Document[] => {
    if (field === '$and' && Array.isArray(operand))
      return operand.flatMap((part) => conditionsOn(part as Document, path));
    if (field === '$or' && Array.isArray(operand)) {
      const parts = operand.flatMap((part) => conditionsOn(part as Document, path));
      return parts.length > 0 ? [{ $or: parts }] : [];
    }
    return field === path || field.startsWith(`${path}.`) ? [{ [field]: operand }] : [];
  });
}

function withValueAt(document: Document, path: readonly string[], value: unknown): Document {
  const [name, ...rest] = path;
  if (name === undefined) return document;
  const inner = document[name];
  return {
    ...document,
    [name]: rest.length > 0 && isPlainObject(inner) ? withValueAt(inner, rest, value) : value,
  };
}
