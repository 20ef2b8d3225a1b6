import { BSONRegExp } from 'bson';
import type { Document } from '../values/document';
import { fail } from '../values/errors';
import { missing } from '../values/keys';
import { isPlainObject } from '../values/bson';
import type { Collation } from '../values/collation';
import { compareValues, equalValues } from '../values/compare';
import { formatValue } from '../values/format';
import { compileItem, compileOperand, isOperatorObject } from './match';
import { toCheck } from './matchOperators';
import { isNumeric, toNumber } from '../values/numbers';
import { compareSortKeys, toSortFields, toSortKey } from './sort';
import { typeName } from '../values/types';
import type { Slot } from './updatePaths';

type Change = { field: string; document: Document; collation?: Collation };

function currentArray(slot: Slot, operator: string, change: Change): unknown[] | undefined {
  const current = slot.get();
  if (current === missing) return undefined;
  if (Array.isArray(current)) return current as unknown[];
  const refuse = refusals[operator];
  const message = refuse?.(change, typeName(current)) ?? `Cannot apply ${operator} to a non-array value`;
  return fail(operator === '$pop' ? 'TypeMismatch' : 'BadValue', message);
}

const refusals: Readonly<Record<string, (change: Change, type: string) => string>> = {
  $push: ({ field, document }, type) =>
    `The field '${field}' must be an array but is of type ${type} in document {_id: ${formatValue(document._id)}}`,
  $addToSet: ({ field }, type) =>
    `Cannot apply $addToSet to non-array field. Field named '${field}' has non-array type ${type}`,
  $pop: ({ field }, type) => `Path '${field}' contains an element of non-array type '${type}'`,
};

const pushModifiers = new Set(['$each', '$position', '$slice', '$sort']);

export function push(slot: Slot, operand: unknown, change: Change): void {
  const items = currentArray(slot, '$push', change) ?? [];
  if (!isPlainObject(operand) || !Object.hasOwn(operand, '$each')) {
    slot.set([...items, operand]);
    return;
  }
  const unknown = Object.keys(operand).find((name) => !pushModifiers.has(name));
  if (unknown !== undefined) fail('BadValue', `Unrecognized clause in $push: ${unknown}`);
  if (!Array.isArray(operand.$each))
    fail(
      'BadValue',
      `The argument to $each in $push must be an array but it was of type: ${typeName(operand.$each)}`,
    );
  const position = toInteger(operand.$position, '$position') ?? items.length;
  const at = position < 0 ? Math.max(items.length + position, 0) : position;
  let result: unknown[] = [...items.slice(0, at), ...(operand.$each as unknown[]), ...items.slice(at)];
  if (operand.$sort !== undefined) result = sortItems(result, operand.$sort, change.collation);
  const limit = toInteger(operand.$slice, '$slice');
  if (limit !== undefined) result = limit < 0 ? result.slice(limit) : result.slice(0, limit);
  slot.set(result);
}

function toInteger(value: unknown, name: string): number | undefined {
  if (value === undefined) return undefined;
  if (!isNumeric(value) || !Number.isInteger(toNumber(value)))
    fail('BadValue', `The value for ${name} must be an integer value`);
  return toNumber(value);
}

function sortItems(items: readonly unknown[], sort: unknown, collation?: Collation): unknown[] {
  if (isNumeric(sort)) {
    const direction = toNumber(sort);
    return [...items].sort((a, b) => compareValues(a, b, collation) * direction);
  }
  const fields = toSortFields(sort);
  return items
    .map((item) => ({
      item,
      key: toSortKey(isPlainObject(item) ? item : {}, fields, collation),
    }))
    .sort((a, b) => compareSortKeys(a.key, b.key, fields, collation))
    .map(({ item }) => item);
}

export function addToSet(slot: Slot, operand: unknown, change: Change): void {
  const current = currentArray(slot, '$addToSet', change);
  const items = current ?? [];
  const hasEach = isPlainObject(operand) && Object.hasOwn(operand, '$each');
  if (hasEach && !Array.isArray(operand.$each))
    fail(
      'TypeMismatch',
      `The argument to $each in $addToSet must be an array but it was of type ${typeName(operand.$each)}`,
    );
  const result = [...items];
  for (const value of hasEach ? (operand.$each as unknown[]) : [operand])
    if (!result.some((item) => equalValues(item, value, change.collation))) result.push(value);
  if (!current || result.length > items.length) slot.set(result);
}

export function pop(slot: Slot, operand: unknown, change: Change): void {
  const end = isNumeric(operand) ? toNumber(operand) : undefined;
  if (end !== 1 && end !== -1) fail('FailedToParse', `$pop expects 1 or -1, found: ${String(operand)}`);
  const items = currentArray(slot, '$pop', change);
  if (items) slot.set(end === 1 ? items.slice(0, -1) : items.slice(1));
}

export function pull(slot: Slot, operand: unknown, change: Change): void {
  const items = currentArray(slot, '$pull', change);
  if (!items) return;
  const test = toPullTest(operand, change);
  const kept = items.filter((item) => !test(item));
  if (kept.length < items.length) slot.set(kept);
}

/** A document in `$pull` is a query on items, not a value. */
function toPullTest(operand: unknown, { field, collation }: Change): (item: unknown) => boolean {
  if (operand instanceof BSONRegExp) return toCheck(compileOperand(operand, { collation }, field));
  if (!isPlainObject(operand)) return (item) => equalValues(item, operand, collation);
  if (isOperatorObject(operand)) return compileItem(operand, { collation }, field);
  const test = compileItem(operand, { collation }, field);
  return (item) => isPlainObject(item) && test(item);
}

export function pullAll(slot: Slot, operand: unknown, change: Change): void {
  if (!Array.isArray(operand))
    fail('BadValue', '$pullAll requires an array argument but was given a non-array');
  const items = currentArray(slot, '$pullAll', change);
  if (!items) return;
  const kept = items.filter((item) => !operand.some((value) => equalValues(item, value, change.collation)));
  if (kept.length < items.length) slot.set(kept);
}
