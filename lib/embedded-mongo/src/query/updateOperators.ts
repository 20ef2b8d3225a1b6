import { Double, Int32, Long, Timestamp } from 'bson';
import type { Document } from '../values/document';
import { fail } from '../values/errors';
import { missing } from '../values/keys';
import { isPlainObject } from '../values/bson';
import { addToSet, pop, pull, pullAll, push } from './arrayOperators';
import type { Collation } from '../values/collation';
import { compareValues } from '../values/compare';
import { type BsonNumber, calculate, isNumeric, numberType, toBigInt } from '../values/numbers';
import type { Path } from '../values/paths';
import { toPath } from '../values/paths';
import { type Slot, slotAt } from './updatePaths';

type Apply = (
  slot: Slot,
  operand: unknown,
  change: { field: string; document: Document; collation?: Collation },
) => void;

function arithmetic(operation: 'add' | 'multiply', name: string): Apply {
  return (slot, operand, { field, document }) => {
    if (!isNumeric(operand))
      fail(
        'TypeMismatch',
        `Cannot ${name} with non-numeric argument: {${field}: ${JSON.stringify(operand)}}`,
      );
    const current = slot.get();
    if (current === missing) {
      slot.set(operation === 'add' ? operand : calculate('multiply', operand, new Int32(0)));
      return;
    }
    if (!isNumeric(current))
      fail(
        'TypeMismatch',
        `Cannot apply $${name === 'increment' ? 'inc' : 'mul'} to a value of non-numeric type. {_id: ${String(document._id)}} has the field '${field.split('.').at(-1)}' of non-numeric type ${typeof current}`,
      );
    slot.set(calculate(operation, current, operand));
  };
}

function extreme(isBetter: (order: number) => boolean): Apply {
  return (slot, operand, { collation }) => {
    const current = slot.get();
    if (current === missing || isBetter(compareValues(operand, current, collation))) slot.set(operand);
  };
}

const rename: Apply = (slot, operand, { field, document }) => {
  if (typeof operand !== 'string') fail('BadValue', `The 'to' field for $rename must be a string: ${field}`);
  const value = slot.get();
  if (value === missing) return;
  slot.remove();
  slotAt(document, toPath(operand)).set(value);
};

const currentDate: Apply = (slot, operand) => {
  const type = isPlainObject(operand) ? operand.$type : typeof operand === 'boolean' && 'date';
  if (type !== 'date' && type !== 'timestamp')
    fail(
      'BadValue',
      "The '$type' string field is required to be 'date' or 'timestamp': {$currentDate: {field : {$type: 'date'}}}",
    );
  const now = new Date();
  slot.set(type === 'date' ? now : new Timestamp({ t: Math.floor(now.getTime() / 1000), i: 1 }));
};

const bit: Apply = (slot, operand) => {
  if (!isPlainObject(operand)) fail('BadValue', 'The $bit modifier is not compatible with this operand');
  const current = slot.get();
  let value: BsonNumber = current === missing ? new Int32(0) : toBitField(current);
  for (const [name, mask] of Object.entries(operand)) {
    const [a, b] = [toBigInt(value), toBigInt(toBitField(mask))];
    const results: Record<string, bigint> = { and: a & b, or: a | b, xor: a ^ b };
    const result = results[name];
    if (result === undefined)
      fail(
        'BadValue',
        `The $bit modifier only supports 'and', 'or', and 'xor', not '${name}' which is an unknown operator`,
      );
    const isLong = numberType(value) === 'long' || numberType(mask as BsonNumber) === 'long';
    value = isLong ? Long.fromBigInt(result) : new Int32(Number(result));
  }
  slot.set(value);
};

function toBitField(value: unknown): BsonNumber {
  if (isNumeric(value) && (numberType(value) === 'int' || numberType(value) === 'long')) return value;
  return fail('BadValue', 'The $bit modifier field must be an Integer(32/64 bit)');
}

const set: Apply = (slot, operand) => slot.set(operand);

export const updateOperators: Readonly<Record<string, Apply>> = {
  $set: set,
  $setOnInsert: set,
  $unset: (slot) => slot.remove(),
  $inc: arithmetic('add', 'increment'),
  $mul: arithmetic('multiply', 'multiply'),
  $min: extreme((order) => order < 0),
  $max: extreme((order) => order > 0),
  $rename: rename,
  $currentDate: currentDate,
  $bit: bit,
  $push: push,
  $addToSet: addToSet,
  $pop: pop,
  $pull: pull,
  $pullAll: pullAll,
};

export function applyAtPath(
  document: Document,
  path: Path,
  operator: string,
  operand: unknown,
  collation?: Collation,
): void {
  const value = operand instanceof Double || operand instanceof Int32 ? operand : clone(operand);
  updateOperators[operator]?.(slotAt(document, path), value, { field: path.join('.'), document, collation });
}

/** An operand may be written to several places, which must not share parts. */
function clone(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(clone);
  if (!isPlainObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, clone(item)]));
}
