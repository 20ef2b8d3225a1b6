import { BSONRegExp, type Document, MaxKey, MinKey } from 'bson';
import { isOperatorObject } from '../query/match';
import { isNumeric, toNumber } from '../query/numbers';
import { literalPrefix } from '../query/regex';
import { encodeKey, typeCode, typeCodes } from '../storage/keys';
import { successor } from '../storage/ranges';
import { isPlainObject } from '../wire/bson';
import { between, intersect, type Interval, merge, pointOf } from './intervals';

/** Where in an index a condition's matches lie. `isExact`: nothing else lies there. */
export type Bounds = { intervals: Interval[]; isExact: boolean };
export type Conditions = {
  byField: Map<string, Bounds[]>;
  /** Whether there are conditions of which no index knows anything. */
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
    return [[field, operatorBounds(operator, value, operand, hasCollation)]];
  });
}

function operatorBounds(
  operator: string,
  value: unknown,
  operand: Document,
  hasCollation: boolean,
): Bounds | undefined {
  switch (operator) {
    case '$eq':
      return equalityBounds(value, hasCollation);
    case '$in':
      return Array.isArray(value) ? unionBounds(value, hasCollation) : undefined;
    case '$all':
      return Array.isArray(value) && !isPlainObject(value[0])
        ? inexact(equalityBounds(value[0], hasCollation))
        : undefined;
    case '$gt':
    case '$gte':
    case '$lt':
    case '$lte':
      return rangeBounds(operator, value, hasCollation);
    case '$exists':
      return value === false ? inexact(equalityBounds(null, false)) : undefined;
    case '$regex':
      return patternBounds(value, operand.$options);
    default:
      return undefined;
  }
}

function inexact(bounds: Bounds | undefined): Bounds | undefined {
  return bounds && { ...bounds, isExact: false };
}

/** A collation finds strings equal that the index, which holds their bytes, keeps apart. */
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
  // An array stands in the index item by item; as one key only inside another array.
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

function rangeBounds(operator: string, value: unknown, hasCollation: boolean): Bounds | undefined {
  if (isHidden(value, hasCollation) || Array.isArray(value)) return undefined;
  if (value instanceof MinKey || value instanceof MaxKey || value instanceof BSONRegExp) return undefined;
  if (value === null || value === undefined) return inexact(equalityBounds(null, false));
  const code = typeCode(value);
  if (isNumeric(value) && Number.isNaN(toNumber(value)))
    return { intervals: [pointOf(value)], isExact: false };
  const key = encodeKey(value);
  const [first, end] = [Buffer.from([code]), Buffer.from([code + 1])];
  // NaN stands below all numbers, and is neither less nor greater than any.
  const lowest = code === typeCodes.number ? successor(encodeKey(Number.NaN)) : first;
  const isExact = !isPlainObject(value);
  switch (operator) {
    case '$gt':
      return { intervals: [between(successor(key), end)], isExact };
    case '$gte':
      return { intervals: [between(key, end)], isExact };
    case '$lt':
      return { intervals: [between(lowest, key)], isExact };
    default:
      return { intervals: [between(lowest, successor(key))], isExact };
  }
}

function patternBounds(pattern: unknown, options?: unknown): Bounds | undefined {
  const prefix = literalPrefix(pattern, options);
  if (prefix === undefined || prefix.includes('\0')) return undefined;
  const low = Buffer.concat([Buffer.from([typeCodes.string]), Buffer.from(prefix)]);
  return { intervals: [between(low, successor(low)), pointOf(pattern)], isExact: false };
}

/** One item of the array fulfils all of it, so the parts may be intersected even where there are arrays. */
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
