import { Binary, BSONRegExp, BSONSymbol, MaxKey, MinKey } from 'bson';
import type { Document } from '../values/document';
import { fail } from '../values/errors';
import { encodeKey, missing, typeCode, typeCodes } from '../values/keys';
import { toBitMask } from './bits';
import type { Collation } from '../values/collation';
import { compareValues, equalValues } from '../values/compare';
import { isNumeric, toBigInt, toNumber } from '../values/numbers';
import { toRegExp } from './regex';
import { isOfType, toTypeNames } from '../values/types';

/** `matches` tests all values at a path; `single` tests one array item. */
export type Test = { matches(leaves: readonly unknown[]): boolean; single(value: unknown): boolean };
type Check = (value: unknown) => boolean;

export function toCheck(test: Test): Check {
  return (value) => test.single(value);
}

type Context = { siblings: Document; field: string; collation?: Collation };

/** Matches a value or any item of an array. */
function element(single: Check): Test {
  const matchesLeaf = (leaf: unknown): boolean => single(leaf) || (Array.isArray(leaf) && leaf.some(single));
  return { matches: (leaves) => leaves.some(matchesLeaf), single };
}

function whole(single: Check): Test {
  return { matches: (leaves) => leaves.some(single), single };
}

export function not(test: Test): Test {
  return { matches: (leaves) => !test.matches(leaves), single: (value) => !test.single(value) };
}

export function all(tests: readonly Test[]): Test {
  return {
    matches: (leaves) => tests.every((test) => test.matches(leaves)),
    single: (value) => tests.every((test) => test.single(value)),
  };
}

export function toEqualityTest(operand: unknown, collation?: Collation): Test {
  return element(toEquality(operand, collation));
}

function toEquality(operand: unknown, collation?: Collation): Check {
  if (operand === null || operand === undefined)
    return (value) => value === null || value === undefined || value === missing;
  return (value) => value !== missing && equalValues(value, operand, collation);
}

type Order = (order: number) => boolean;

/** Compares within one type: a number is neither above nor below a string. */
function comparison(holds: Order): (operand: unknown, context: Context) => Test {
  return (operand, { field, collation }) => {
    if (operand instanceof BSONRegExp || operand instanceof RegExp)
      fail('BadValue', `Can't have RegEx as arg to predicate over field '${field}'.`);
    if (operand === null || operand === undefined)
      return holds(0) ? toEqualityTest(null) : { matches: () => false, single: () => false };
    const code = typeCode(operand);
    if (operand instanceof MinKey || operand instanceof MaxKey)
      return element((value) => holds(compareValues(value, operand)));
    if (isNaNValue(operand)) return element((value) => holds(0) && isNaNValue(value));
    return element(
      (value) =>
        typeCode(value) === code && !isNaNValue(value) && holds(compareValues(value, operand, collation)),
    );
  };
}

function isNaNValue(value: unknown): boolean {
  return isNumeric(value) && Number.isNaN(toNumber(value));
}

function toMembership(operand: unknown, { collation }: Context, name: string): Test {
  if (!Array.isArray(operand)) fail('BadValue', `${name} needs an array`);
  const items: unknown[] = operand;
  const isPattern = (item: unknown): item is BSONRegExp | RegExp =>
    item instanceof BSONRegExp || item instanceof RegExp;
  const patterns = items.filter(isPattern);
  const values = items.filter((item) => !isPattern(item));
  const checks: Check[] = patterns.map((pattern) => toPatternCheck(pattern));
  if (values.some((value) => value === null || value === undefined)) checks.push(toEquality(null));
  if (collation) checks.push(...values.map((value) => toEquality(value, collation)));
  else checks.push(toSetCheck(values));
  return element((value) => checks.some((check) => check(value)));
}

function toSetCheck(values: readonly unknown[]): Check {
  const keys = new Set(values.map((value) => encodeKey(value).toString('latin1')));
  return (value) => value !== missing && keys.has(encodeKey(value).toString('latin1'));
}

function toPatternCheck(operand: unknown, options?: unknown): Check {
  const pattern = toRegExp(operand, options);
  const key = encodeKey(operand instanceof RegExp || operand instanceof BSONRegExp ? operand : pattern);
  return (value) => {
    if (typeof value === 'string') return pattern.test(value);
    if (value instanceof BSONSymbol) return pattern.test(value.value);
    return value instanceof BSONRegExp && encodeKey(value).equals(key);
  };
}

function toMod(operand: unknown): Test {
  if (!Array.isArray(operand)) fail('BadValue', 'malformed mod, needs to be an array');
  if (operand.length < 2) fail('BadValue', 'malformed mod, not enough elements');
  if (operand.length > 2) fail('BadValue', 'malformed mod, too many elements');
  const [divisor, remainder] = operand.map((part) => {
    if (!isNumeric(part)) fail('BadValue', 'malformed mod, divisor and remainder must be numbers');
    return toBigInt(part);
  });
  if (divisor === undefined || divisor === 0n) fail('BadValue', 'divisor cannot be 0');
  return element(
    (value) =>
      isNumeric(value) && Number.isFinite(toNumber(value)) && toBigInt(value) % divisor === remainder,
  );
}

function toSize(operand: unknown): Test {
  if (!isNumeric(operand) || !Number.isInteger(toNumber(operand)))
    fail('FailedToParse', 'Failed to parse $size. Expected an integer.');
  const size = toNumber(operand);
  if (size < 0) fail('BadValue', `Failed to parse $size. Expected a non-negative number in: $size: ${size}`);
  return whole((value) => Array.isArray(value) && value.length === size);
}

function bits(holds: (value: bigint, mask: bigint) => boolean): (operand: unknown, context: Context) => Test {
  return (operand, { field }) => {
    const mask = toBitMask(operand, field);
    return element((value) => {
      if (value instanceof Binary) return holds(toBitMask(value, field), mask);
      if (!isNumeric(value) || !Number.isInteger(toNumber(value))) return false;
      return holds(BigInt.asUintN(64, toBigInt(value)), mask);
    });
  };
}

const equals = (operand: unknown, { collation }: Context): Test => {
  if (operand instanceof BSONRegExp)
    return element((value) => typeCode(value) === typeCodes.regex && equalValues(value, operand));
  return toEqualityTest(operand, collation);
};

export const fieldOperators: Readonly<Record<string, (operand: unknown, context: Context) => Test>> = {
  $eq: equals,
  $ne: (operand, context) => {
    if (operand instanceof BSONRegExp) fail('BadValue', "Can't have regex as arg to $ne.");
    return not(equals(operand, context));
  },
  $gt: comparison((order) => order > 0),
  $gte: comparison((order) => order >= 0),
  $lt: comparison((order) => order < 0),
  $lte: comparison((order) => order <= 0),
  $in: (operand, context) => toMembership(operand, context, '$in'),
  $nin: (operand, context) => not(toMembership(operand, context, '$nin')),
  $exists: (operand) => {
    const exists: Test = {
      matches: (leaves) => leaves.some((leaf) => leaf !== missing),
      single: (value) => value !== missing,
    };
    const isWanted = isNumeric(operand) ? toNumber(operand) !== 0 : operand !== false && operand !== null;
    return isWanted ? exists : not(exists);
  },
  $type: (operand) => {
    const types = toTypeNames(operand);
    return element((value) => value !== missing && types.some((type) => isOfType(value, type)));
  },
  $size: toSize,
  $mod: toMod,
  $regex: (operand, { siblings }) => element(toPatternCheck(operand, siblings.$options)),
  $options: (_, { siblings }) => {
    if (!Object.hasOwn(siblings, '$regex')) fail('BadValue', '$options needs a $regex');
    return { matches: () => true, single: () => true };
  },
  $bitsAllSet: bits((value, mask) => (value & mask) === mask),
  $bitsAnySet: bits((value, mask) => (value & mask) !== 0n),
  $bitsAllClear: bits((value, mask) => (value & mask) === 0n),
  $bitsAnyClear: bits((value, mask) => (value & mask) !== mask),
};
