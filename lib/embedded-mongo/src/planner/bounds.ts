import { BSONRegExp, MaxKey, MinKey } from 'bson';
import type { Document } from '../values/document';
import { isOperatorObject } from '../query/match';
import { isNumeric, toNumber } from '../values/numbers';
import { literalPrefix } from '../query/regex';
import { encodeKey, typeCode, typeCodes } from '../values/keys';
import { successor } from '../storage/ranges';
import { isPlainObject } from '../values/bson';
import { between, intersect, type Interval, merge, pointOf } from './intervals';

/** Index ranges that contain a condition's matches. `isExact`: they contain nothing else. */
export type Bounds = { intervals: Interval[]; isExact: boolean };
export type Conditions = {
  byField: Map<string, Bounds[]>;
  /** Some conditions can't use an index. */
  hasOthers: boolean;
};

export function toConditions(filter: Document, hasCollation: boolean): Conditions {
  const conditions: Conditions = { byField: new Map(), hasOthers: false };
  addFilter(conditions, filter, hasCollation);
  return conditions;
}

function addFilter(conditions: Conditions, filter: Document, hasCollation: boolean): void {
  for (const [field, operand] of Object.entries(filter)) {
    if (field === '$and' && Array.isArray(operand))
      for (const part of operand) addFilter(conditions, part as Document, hasCollation);
    else if (field === '$comment') continue;
    else if (field.startsWith('$')) conditions.hasOthers = true;
    else for (const [name, bounds] of boundsOf(field, operand, hasCollation)) add(conditions, name, bounds);
  }
}

function add(conditions: Conditions, field: string, bounds: Bounds | undefined): void {
  if (!bounds) {
    conditions.hasOthers = true;
    return;
  }
  const list = conditions.byField.get(field) ?? [];
  conditions.byField.set(field, [...list, bounds]);
}

function boundsOf(field: string, operand: unknown, hasCollation: boolean): [string, Bounds | undefined][] {
  if (operand instanceof BSONRegExp || operand instanceof RegExp) return [[field, patternBounds(operand)]];
  if (!isOperatorObject(operand)) return [[field, equalityBounds(operand, hasCollation)]];
  return Object.entries(operand).flatMap(([operator, value]): [string, Bounds | undefined][] => {
    if (operator === '$elemMatch' && isPlainObject(value)) return elemMatchBounds(field, value, hasCollation);
    if (operator === '$options') return [];
    return [[field, operatorBounds[operator]?.(value, operand, hasCollation)]];
  });
}

type ToBounds = (value: unknown, operand: Document, hasCollation: boolean) => Bounds | undefined;

const operatorBounds: Readonly<Record<string, ToBounds>> = {
  $eq: (value, _, hasCollation) => equalityBounds(value, hasCollation),
  $in: (value, _, hasCollation) => (Array.isArray(value) ? unionBounds(value, hasCollation) : undefined),
  $all: (value, _, hasCollation) => {
    const first: unknown = Array.isArray(value) ? value[0] : {};
    return isPlainObject(first) ? undefined : inexact(equalityBounds(first, hasCollation));
  },
  $exists: (value) => (value === false ? inexact(equalityBounds(null, false)) : undefined),
  $regex: (value, { $options }) => patternBounds(value, $options),
  $gt: (value, _, hasCollation) =>
    rangeBounds(value, hasCollation, ({ key, end }) => between(successor(key), end)),
  $gte: (value, _, hasCollation) => rangeBounds(value, hasCollation, ({ key, end }) => between(key, end)),
  $lt: (value, _, hasCollation) => rangeBounds(value, hasCollation, ({ key, start }) => between(start, key)),
  $lte: (value, _, hasCollation) =>
    rangeBounds(value, hasCollation, ({ key, start }) => between(start, successor(key))),
};

function inexact(bounds: Bounds | undefined): Bounds | undefined {
  return bounds && { ...bounds, isExact: false };
}

/** Index keys are bytes, so a collation's equal strings lie apart. */
function isHidden(value: unknown, hasCollation: boolean): boolean {
  return hasCollation && (typeof value === 'string' || (typeof value === 'object' && isNested(value)));
}

function isNested(value: unknown): boolean {
  return Array.isArray(value) || isPlainObject(value);
}

function equalityBounds(value: unknown, hasCollation: boolean): Bounds | undefined {
  if (isHidden(value, hasCollation)) return undefined;
  if (value === null || value === undefined)
    return { intervals: [between(encodeKey(undefined), successor(encodeKey(null)))], isExact: false };
  // An array is indexed by items; as a whole only inside another array.
  if (Array.isArray(value)) return { intervals: merge([pointOf(value[0]), pointOf(value)]), isExact: false };
  if (value instanceof BSONRegExp || value instanceof RegExp) return undefined;
  return { intervals: [pointOf(value)], isExact: true };
}

const mostPoints = 5000;

function unionBounds(values: readonly unknown[], hasCollation: boolean): Bounds | undefined {
  const all = values.map((value) => equalityBounds(value, hasCollation));
  if (values.length > mostPoints || all.includes(undefined)) return undefined;
  return {
    intervals: merge(all.flatMap((bounds) => bounds?.intervals ?? [])),
    isExact: all.every((bounds) => bounds?.isExact),
  };
}

/** The key of a value, and the range of its type. */
type Landmarks = { key: Buffer; start: Buffer; end: Buffer };

function rangeBounds(
  value: unknown,
  hasCollation: boolean,
  toInterval: (at: Landmarks) => Interval,
): Bounds | undefined {
  if (isHidden(value, hasCollation) || Array.isArray(value) || value instanceof BSONRegExp) return undefined;
  if (value instanceof MinKey || value instanceof MaxKey) return undefined;
  if (value === null || value === undefined) return inexact(equalityBounds(null, false));
  if (isNumeric(value) && Number.isNaN(toNumber(value)))
    return { intervals: [pointOf(value)], isExact: false };
  const code = typeCode(value);
  // NaN sorts below all numbers but compares with none.
  const start = code === typeCodes.number ? successor(encodeKey(Number.NaN)) : Buffer.from([code]);
  const interval = toInterval({ key: encodeKey(value), start, end: Buffer.from([code + 1]) });
  return { intervals: [interval], isExact: !isPlainObject(value) };
}

function patternBounds(pattern: unknown, options?: unknown): Bounds | undefined {
  const prefix = literalPrefix(pattern, options);
  if (prefix === undefined || prefix.includes('\0')) return undefined;
  const low = Buffer.concat([Buffer.from([typeCodes.string]), Buffer.from(prefix)]);
  return { intervals: [between(low, successor(low)), pointOf(pattern)], isExact: false };
}

/** All conditions hold for one item, so they may be intersected even on arrays. */
function elemMatchBounds(
  field: string,
  condition: Document,
  hasCollation: boolean,
): [string, Bounds | undefined][] {
  const others: [string, Bounds | undefined] = [field, undefined];
  if (!Object.keys(condition)[0]?.startsWith('$'))
    return [
      others,
      ...Object.entries(condition).flatMap(([name, operand]) =>
        boundsOf(`${field}.${name}`, operand, hasCollation),
      ),
    ];
  const parts = boundsOf(field, condition, hasCollation).flatMap(([, bounds]) => (bounds ? [bounds] : []));
  const [first, ...rest] = parts;
  if (!first) return [others];
  return [
    [
      field,
      {
        intervals: rest.reduce((all, next) => intersect(all, next.intervals), first.intervals),
        isExact: false,
      },
    ],
  ];
}
