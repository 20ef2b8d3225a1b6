import { Binary, BSONRegExp, BSONSymbol, Code, MaxKey, MinKey, ObjectId, Timestamp } from 'bson';
import { fail } from './errors';
import { isPlainObject } from './bson';
import { isNumeric, numberType, toNumber } from './numbers';

const aliases = new Map<number, string>([
  [1, 'double'],
  [2, 'string'],
  [3, 'object'],
  [4, 'array'],
  [5, 'binData'],
  [6, 'undefined'],
  [7, 'objectId'],
  [8, 'bool'],
  [9, 'date'],
  [10, 'null'],
  [11, 'regex'],
  [12, 'dbPointer'],
  [13, 'javascript'],
  [14, 'symbol'],
  [15, 'javascriptWithScope'],
  [16, 'int'],
  [17, 'timestamp'],
  [18, 'long'],
  [19, 'decimal'],
  [-1, 'minKey'],
  [127, 'maxKey'],
]);
const names = new Set([...aliases.values(), 'number']);

export function typeName(value: unknown): string {
  if (isNumeric(value)) return numberType(value);
  if (value === null) return 'null';
  if (value === undefined) return 'undefined';
  if (typeof value === 'string') return 'string';
  if (typeof value === 'boolean') return 'bool';
  if (Array.isArray(value)) return 'array';
  if (value instanceof Date) return 'date';
  if (isPlainObject(value)) return 'object';
  return bsonTypeName(value);
}

function bsonTypeName(value: unknown): string {
  if (value instanceof ObjectId) return 'objectId';
  if (value instanceof Binary) return 'binData';
  if (value instanceof Timestamp) return 'timestamp';
  if (value instanceof BSONRegExp || value instanceof RegExp) return 'regex';
  if (value instanceof BSONSymbol) return 'symbol';
  if (value instanceof MinKey) return 'minKey';
  if (value instanceof MaxKey) return 'maxKey';
  if (value instanceof Code) return value.scope ? 'javascriptWithScope' : 'javascript';
  return 'object';
}

export function isOfType(value: unknown, type: string): boolean {
  return type === 'number' ? isNumeric(value) : typeName(value) === type;
}

export function toTypeNames(operand: unknown): string[] {
  const list = Array.isArray(operand) ? operand : [operand];
  if (list.length === 0) fail('FailedToParse', '$type must match at least one type');
  return list.map((type) => {
    if (typeof type === 'string') {
      if (!names.has(type)) fail('BadValue', `Unknown type name alias: ${type}`);
      return type;
    }
    if (!isNumeric(type)) fail('TypeMismatch', 'type must be represented as a number or a string');
    return aliases.get(toNumber(type)) ?? fail('BadValue', `Invalid numerical type code: ${toNumber(type)}`);
  });
}
