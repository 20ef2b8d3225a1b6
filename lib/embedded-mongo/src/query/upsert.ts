import type { Document } from '../values/document';
import { fail } from '../values/errors';
import { isPlainObject } from '../values/bson';
import { isOperatorObject } from './match';
import { toPath } from '../values/paths';
import type { Update } from './update';
import { slotAt } from './updatePaths';
import { missing } from '../values/keys';
import { equalValues } from '../values/compare';

/**
 * The initial document of an upsert: fields that the filter fixes to one value; for a replacement only `_id`.
 */
export function upsertSeed(filter: Document, kind: Update['kind']): Document {
  const seed: Document = {};
  for (const [field, value] of pinned(filter)) {
    if (kind === 'replacement' && field !== '_id') continue;
    const slot = slotAt(seed, toPath(field));
    const current = slot.get();
    if (current !== missing && !equalValues(current, value))
      fail(54, `cannot infer query fields to set, path '${field}' is matched twice`);
    slot.set(value);
  }
  return seed._id === undefined ? seed : { _id: seed._id, ...seed };
}

function* pinned(filter: Document): Generator<[string, unknown]> {
  for (const [field, operand] of Object.entries(filter)) {
    if (field === '$and' && Array.isArray(operand))
      for (const part of operand) yield* pinned(part as Document);
    else if (field === '$or' && Array.isArray(operand) && operand.length === 1)
      yield* pinned(operand[0] as Document);
    else if (field.startsWith('$')) continue;
    else yield* pinnedBy(field, operand);
  }
}

function* pinnedBy(field: string, operand: unknown): Generator<[string, unknown]> {
  if (!isOperatorObject(operand)) {
    if (!isPattern(operand)) yield [field, operand];
    return;
  }
  if (Object.hasOwn(operand, '$eq')) yield [field, operand.$eq];
  const { $in: list, $all: all } = operand as { $in?: unknown; $all?: unknown };
  for (const only of [list, all])
    if (Array.isArray(only) && only.length === 1 && !isPlainObject(only[0])) yield [field, only[0]];
}

function isPattern(operand: unknown): boolean {
  return (
    typeof operand === 'object' &&
    operand !== null &&
    '_bsontype' in operand &&
    operand._bsontype === 'BSONRegExp'
  );
}
