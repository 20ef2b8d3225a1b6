import {
  Binary,
  type BSONRegExp,
  type BSONSymbol,
  Code,
  DBRef,
  Decimal128,
  Long,
  type ObjectId,
  type Timestamp,
} from 'bson';
import { type BsonNumber, toExact, toNumber } from './numbers';
import { bsonType, isPlainObject } from './bson';
import { ByteWriter } from './byteWriter';
import { writeExactSuffix } from './exactNumbers';

/**
 * Encodes BSON values so that bytes sort as MongoDB sorts values. Codes are prefix-free, so they can be
 * concatenated (compound indexes) and inverted (descending ones).
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

/** No value at a path. Sorts and is indexed as null; only `$exists` distinguishes them. */
export const missing = Symbol('missing');

const primitiveCodes: Readonly<Record<string, number>> = {
  string: typeCodes.string,
  number: typeCodes.number,
  bigint: typeCodes.number,
  boolean: typeCodes.boolean,
  undefined: typeCodes.undefined,
  symbol: typeCodes.null,
};

const bsonCodes: Readonly<Record<string, number>> = {
  Int32: typeCodes.number,
  Double: typeCodes.number,
  Long: typeCodes.number,
  Decimal128: typeCodes.number,
  BSONSymbol: typeCodes.string,
  Binary: typeCodes.binary,
  ObjectId: typeCodes.objectId,
  Timestamp: typeCodes.timestamp,
  BSONRegExp: typeCodes.regex,
  Code: typeCodes.code,
  MinKey: typeCodes.minKey,
  MaxKey: typeCodes.maxKey,
};

export function typeCode(value: unknown): number {
  if (typeof value !== 'object') return primitiveCodes[typeof value] ?? typeCodes.undefined;
  if (value === null) return typeCodes.null;
  if (Array.isArray(value)) return typeCodes.array;
  if (value instanceof Date) return typeCodes.date;
  if (value instanceof Uint8Array) return typeCodes.binary;
  if (value instanceof RegExp) return typeCodes.regex;
  if (value instanceof Code && value.scope) return typeCodes.codeWithScope;
  return isPlainObject(value) ? typeCodes.object : (bsonCodes[bsonType(value)] ?? typeCodes.object);
}

export function encodeKey(value: unknown): Buffer {
  const writer = new ByteWriter();
  writeKey(writer, value);
  return writer.toBuffer();
}

type Write = (writer: ByteWriter, value: never) => void;

const writers: Readonly<Record<number, Write>> = {
  [typeCodes.number]: writeNumber,
  [typeCodes.string]: (writer, value: string | BSONSymbol) => {
    writer.text(typeof value === 'string' ? value : value.value);
  },
  [typeCodes.object]: (writer, value: object) => {
    writeObject(writer, value instanceof DBRef ? value.toJSON() : value);
  },
  [typeCodes.array]: writeArray,
  [typeCodes.binary]: writeBinary,
  [typeCodes.objectId]: (writer, value: ObjectId) => {
    writer.bytes(value.id);
  },
  [typeCodes.boolean]: (writer, value: boolean) => {
    writer.byte(value ? 2 : 1);
  },
  [typeCodes.date]: (writer, value: Date) => {
    writer.int64(BigInt(value.getTime()));
  },
  [typeCodes.timestamp]: (writer, value: Timestamp) => {
    writer.uint64(value.toBigInt());
  },
  [typeCodes.regex]: writeRegex,
  [typeCodes.code]: (writer, value: Code) => {
    writer.text(value.code);
  },
  [typeCodes.codeWithScope]: (writer, value: Code) => {
    writer.text(value.code);
    writeObject(writer, value.scope ?? {});
  },
};

export function writeKey(writer: ByteWriter, value: unknown): void {
  const code = typeCode(value);
  writer.byte(code);
  writers[code]?.(writer, value as never);
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

/** MongoDB's order: by field, value type, then name, then value. */
function writeObject(writer: ByteWriter, value: object): void {
  for (const [name, item] of Object.entries(value) as [string, unknown][]) {
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
