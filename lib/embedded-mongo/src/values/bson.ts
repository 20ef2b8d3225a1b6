import { BSON } from 'bson';
import type { Document } from './document';
import { fail } from './errors';

export const maxDocumentSize = 16 * 1024 * 1024;
export const maxMessageSize = 48_000_000;
/** MongoDB's limit; also bounds our recursion. */
const maxDepth = 200;

/** Keeps BSON types (Int32, Double, Long, …), so that a stored document is unchanged. */
export function decode(bytes: Uint8Array): Document {
  return BSON.deserialize(bytes, { promoteValues: false, bsonRegExp: true });
}

/** Numbers as JavaScript's, for expressions that only calculate. */
export function decodePlain(bytes: Uint8Array): Document {
  return BSON.deserialize(bytes, { bsonRegExp: true });
}

export function encode(document: Document): Buffer {
  return Buffer.from(BSON.serialize(document, { ignoreUndefined: false }));
}

function encodeElement(name: string, value: unknown): Buffer {
  return encode({ [name]: value }).subarray(4, -1);
}

function encodeRaw(type: number, name: string, body: Uint8Array): Buffer {
  const title = Buffer.from(name);
  const head = Buffer.alloc(title.length + 2);
  head[0] = type;
  title.copy(head, 1);
  return Buffer.concat([head, body]);
}

function wrap(elements: readonly Uint8Array[]): Buffer {
  const size = elements.reduce((sum, element) => sum + element.length, 5);
  const head = Buffer.alloc(4);
  head.writeInt32LE(size);
  return Buffer.concat([head, ...elements, Buffer.alloc(1)], size);
}

/** A Uint8Array in a reply is an encoded document and is copied as it is. */
export function encodeReply(reply: Document): Buffer {
  return wrap(Object.entries(reply).map(([name, value]) => encodeReplyField(name, value)));
}

function encodeReplyField(name: string, value: unknown): Buffer {
  if (value instanceof Uint8Array) return encodeRaw(3, name, value);
  if (Array.isArray(value))
    return encodeRaw(4, name, wrap(value.map((item, i) => encodeReplyField(String(i), item))));
  if (isPlainObject(value)) return encodeRaw(3, name, encodeReply(value));
  return encodeElement(name, value);
}

/** Empty for a plain document, even one with a field `_bsontype`. */
export function bsonType(value: object): string {
  const prototype = Object.getPrototypeOf(value) as { _bsontype?: unknown } | null;
  return typeof prototype?._bsontype === 'string' ? prototype._bsontype : '';
}

export function isPlainObject(value: unknown): value is Document {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  if (value instanceof Date || value instanceof Uint8Array || value instanceof RegExp) return false;
  return bsonType(value) === '';
}

/** Bytes after the name, by type; -1: a length of 4 bytes precedes, +n more. */
const fixedSizes = new Map<number, number>([
  [0x01, 8],
  [0x06, 0],
  [0x07, 12],
  [0x08, 1],
  [0x09, 8],
  [0x0a, 0],
  [0x10, 4],
  [0x11, 8],
  [0x12, 8],
  [0x13, 16],
  [0xff, 0],
  [0x7f, 0],
]);

/** Throws for an incomplete or too deeply nested document, without recursion or decoding. */
export function checkDocument(bytes: Buffer): void {
  const ends: number[] = [];
  let at = 0;
  const enter = (): void => {
    const size = at + 4 <= bytes.length ? bytes.readInt32LE(at) : 0;
    const limit = ends.at(-1) ?? bytes.length;
    if (size < 5 || at + size > limit || bytes[at + size - 1] !== 0) malformed();
    if (ends.length >= maxDepth)
      fail('Overflow', `BSONObj exceeded maximum nested object depth: ${maxDepth}`);
    ends.push(at + size);
    at += 4;
  };
  enter();
  while (ends.length > 0) {
    const end = ends.at(-1) ?? 0;
    const type = bytes[at++];
    if (type === 0) {
      if (at !== end) malformed();
      ends.pop();
      continue;
    }
    at = afterCString(bytes, at, end);
    if (type === 0x03 || type === 0x04) enter();
    else at = afterValue(bytes, type ?? 0, at, end);
    if (at >= end && ends.at(-1) === end) malformed();
  }
}

function afterCString(bytes: Buffer, at: number, end: number): number {
  const zero = bytes.indexOf(0, at);
  if (zero < 0 || zero >= end) malformed();
  return zero + 1;
}

function afterValue(bytes: Buffer, type: number, at: number, end: number): number {
  const fixed = fixedSizes.get(type);
  if (fixed !== undefined) return at + fixed;
  if (type === 0x0b) return afterCString(bytes, afterCString(bytes, at, end), end);
  if (at + 4 > end) malformed();
  const length = bytes.readInt32LE(at);
  if (length < 0) malformed();
  if (type === 0x02 || type === 0x0d || type === 0x0e) return at + 4 + length;
  if (type === 0x05) return at + 5 + length;
  if (type === 0x0c) return at + 16 + length;
  if (type === 0x0f) return at + length;
  return malformed();
}

function malformed(): never {
  fail('FailedToParse', 'The BSON is malformed');
}
