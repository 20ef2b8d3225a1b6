import { Binary, BSONRegExp, Decimal128, Double, Int32, Long, ObjectId, Timestamp } from 'bson';
import type { Document } from './document';
import { isPlainObject } from './bson';

/** In the format of MongoDB's messages: `{ a: 1, b: "x" }`. */
export function formatDocument(document: Document): string {
  const fields = Object.entries(document).map(([name, value]) => `${name}: ${formatValue(value)}`);
  return fields.length > 0 ? `{ ${fields.join(', ')} }` : '{}';
}

export function formatValue(value: unknown): string {
  if (typeof value === 'string') return `"${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
  if (value === null || value === undefined) return String(value);
  if (value instanceof Date) return `new Date(${value.getTime()})`;
  if (Array.isArray(value)) return value.length > 0 ? `[ ${value.map(formatValue).join(', ')} ]` : '[]';
  if (isPlainObject(value)) return formatDocument(value);
  return formatBson(value);
}

function formatBson(value: unknown): string {
  if (value instanceof ObjectId) return `ObjectId('${value.toHexString()}')`;
  if (value instanceof Double)
    return Number.isInteger(value.value) ? `${value.value}.0` : String(value.value);
  if (value instanceof Int32) return String(value.value);
  if (value instanceof Timestamp) return `Timestamp(${value.t}, ${value.i})`;
  if (value instanceof Long) return value.toString();
  if (value instanceof Decimal128) return `NumberDecimal("${value.toString()}")`;
  if (value instanceof Binary && value.sub_type === Binary.SUBTYPE_UUID)
    return `UUID("${value.toUUID().toString()}")`;
  if (value instanceof Binary) return `BinData(${value.sub_type}, ${value.toString('hex').toUpperCase()})`;
  if (value instanceof BSONRegExp) return `/${value.pattern}/${value.options}`;
  return String(value);
}
