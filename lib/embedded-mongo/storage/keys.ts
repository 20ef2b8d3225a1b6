import {
  Binary,
  BSONRegExp,
  BSONSymbol,
  Code,
  DBRef,
  Decimal128,
  Double,
  Int32,
  Long,
  MaxKey,
  MinKey,
  ObjectId,
  Timestamp,
} from 'bson';
import { type BsonNumber, toExact, toNumber } from '../query/numbers';
import { ByteWriter } from './byteWriter';
import { writeExactSuffix } from './exactNumbers';

/**
 * Writes BSON values as bytes that sort as MongoDB sorts the values. No code is the beginning of another,
 * so codes can be laid one after the other (compound indexes) and inverted (descending ones).
 */
export const typeCodes = {
  minKey: 1,
  undefined: 4,
  null: 5,
  number: 10,
  string: 15,
  object: 20,
  array: 25,
  binary: 30,
  objectId: 35,
  boolean: 40,
  date: 45,
  timestamp: 47,
  regex: 50,
  dbRef: 55,
  code: 60,
  codeWithScope: 65,
  maxKey: 127,
} as const;

/** A path that leads nowhere. It sorts and is indexed as null, but `$exists` tells the two apart. */
export const missing = Symbol('missing');

export function typeCode(value: unknown): number {
  switch (typeof value) {
    case 'string':
      return typeCodes.string;
    case 'number':
    case 'bigint':
      return typeCodes.number;
    case 'boolean':
      return typeCodes.boolean;
    case 'undefined':
      return typeCodes.undefined;
    case 'symbol':
      return typeCodes.null;
  }
  if (value === null) return typeCodes.null;
  if (Array.isArray(value)) return typeCodes.array;
  if (value instanceof Date) return typeCodes.date;
  return bsonTypeCode(value);
}

function bsonTypeCode(value: unknown): number {
  if (value instanceof ObjectId) return typeCodes.objectId;
  // Timestamp extends Long, so it is asked first.
  if (value instanceof Timestamp) return typeCodes.timestamp;
  if (value instanceof Int32 || value instanceof Double || value instanceof Long) return typeCodes.number;
  if (value instanceof Decimal128) return typeCodes.number;
  if (value instanceof Binary || value instanceof Uint8Array) return typeCodes.binary;
  if (value instanceof BSONRegExp || value instanceof RegExp) return typeCodes.regex;
  if (value instanceof BSONSymbol) return typeCodes.string;
  if (value instanceof MinKey) return typeCodes.minKey;
  if (value instanceof MaxKey) return typeCodes.maxKey;
  if (value instanceof Code) return value.scope ? typeCodes.codeWithScope : typeCodes.code;
  if (value instanceof DBRef) return typeCodes.object;
  return typeCodes.object;
}

export function encodeKey(value: unknown): Buffer {
  const writer = new ByteWriter();
  writeKey(writer, value);
  return writer.toBuffer();
}

export function writeKey(writer: ByteWriter, value: unknown): void {
  const code = typeCode(value);
  writer.byte(code);
  switch (code) {
    case typeCodes.number:
      return writeNumber(writer, value as BsonNumber);
    case typeCodes.string:
      return writer.text(value instanceof BSONSymbol ? value.value : (value as string));
    case typeCodes.object:
      return writeObject(writer, value instanceof DBRef ? value.toJSON() : value);
    case typeCodes.array:
      return writeArray(writer, value as unknown[]);
    case typeCodes.binary:
      return writeBinary(writer, value as Binary | Uint8Array);
    case typeCodes.objectId:
      return writer.bytes((value as ObjectId).id);
    case typeCodes.boolean:
      return writer.byte(value === true ? 2 : 1);
    case typeCodes.date:
      return writer.int64(BigInt((value as Date).getTime()));
    case typeCodes.timestamp:
      return writer.uint64((value as Timestamp).toBigInt());
    case typeCodes.regex:
      return writeRegex(writer, value as BSONRegExp | RegExp);
    case typeCodes.code:
    case typeCodes.codeWithScope:
      writer.text((value as Code).code);
      if ((value as Code).scope) writeObject(writer, (value as Code).scope);
  }
}

function writeNumber(writer: ByteWriter, value: BsonNumber): void {
  const number = toNumber(value);
  if (Number.isNaN(number)) {
    writer.zeros(8);
    writer.byte(0);
    return;
  }
  if (Number.isSafeInteger(number) && !(value instanceof Decimal128)) {
    writer.double(number);
    writer.byte(0);
    return;
  }
  const exact =
    value instanceof Long || value instanceof Decimal128 || typeof value === 'bigint'
      ? toExact(value)
      : undefined;
  if (exact) return writeExactSuffix(writer, number, exact);
  writer.double(number);
  writer.byte(0);
}

/** As MongoDB compares them: type of the value, then name, then value, field by field. */
function writeObject(writer: ByteWriter, value: unknown): void {
  for (const [name, item] of Object.entries(value as object)) {
    writer.byte(typeCode(item));
    writer.text(name);
    writeKey(writer, item);
  }
  writer.byte(0);
}

function writeArray(writer: ByteWriter, items: readonly unknown[]): void {
  for (const item of items) writeKey(writer, item);
  writer.byte(0);
}

function writeBinary(writer: ByteWriter, value: Binary | Uint8Array): void {
  const body = value instanceof Binary ? value.value() : value;
  writer.uint32(body.length);
  writer.byte(value instanceof Binary ? value.sub_type : 0);
  writer.bytes(body);
}

function writeRegex(writer: ByteWriter, value: BSONRegExp | RegExp): void {
  writer.text(value instanceof RegExp ? value.source : value.pattern);
  writer.text(value instanceof RegExp ? value.flags : value.options);
}
