import { createHash } from 'node:crypto';
import type { Document } from '../values/document';
import { fail } from '../values/errors';
import { isIndex, type Path } from '../values/paths';
import type { SortField } from '../query/sort';
import { isPlainObject } from '../values/bson';
import { ByteWriter } from '../values/byteWriter';
import { missing, writeKey } from '../values/keys';

export type IndexKey = { bytes: Buffer; values: unknown[] };
export type IndexKeys = {
  keys: IndexKey[];
  /** Per index field: whether its path leads through an array. */
  arrays: boolean[];
};

type Cursor = { node: unknown; rest: Path };

/** One key for each item of an array. */
export function keysOf(document: Document, fields: readonly SortField[]): IndexKeys {
  const arrays = fields.map(() => false);
  const found = new Map<string, IndexKey>();
  const expand = (cursors: readonly Cursor[]): void => {
    const at = cursors.map(descend);
    const array = at.find(({ node, rest }) => Array.isArray(node) && rest !== done)?.node as
      | unknown[]
      | undefined;
    if (!array) {
      const key = toIndexKey(
        at.map(({ node }) => node),
        fields,
      );
      found.set(key.bytes.toString('latin1'), key);
      return;
    }
    refuseSecondArray(at, array, fields);
    for (const [i, { node, rest }] of at.entries()) if (node === array && rest !== done) arrays[i] = true;
    for (const item of array.length > 0 ? array : [undefined])
      expand(
        at.map((cursor) =>
          cursor.node === array && cursor.rest !== done ? into(item, cursor.rest) : cursor,
        ),
      );
  };
  expand(fields.map(({ path }) => ({ node: document, rest: path })));
  return { keys: [...found.values()], arrays };
}

/** Marks a value to be taken whole, even if it is an array. */
const done: Path = ['.'];

function into(item: unknown, rest: Path): Cursor {
  if (rest.length === 0) return { node: item, rest: done };
  return isPlainObject(item) ? { node: item, rest } : { node: missing, rest: done };
}

function descend({ node, rest }: Cursor): Cursor {
  if (rest === done) return { node, rest };
  let depth = 0;
  for (; depth < rest.length; depth++) {
    const name = rest[depth] ?? '';
    if (Array.isArray(node)) {
      if (!isIndex(name) || Number(name) >= node.length) break;
      node = node[Number(name)];
    } else if (isPlainObject(node) && Object.hasOwn(node, name)) node = node[name];
    else return { node: missing, rest: done };
  }
  return { node, rest: rest.slice(depth) };
}

function refuseSecondArray(cursors: readonly Cursor[], array: unknown[], fields: readonly SortField[]): void {
  const other = cursors.findIndex(({ node, rest }) => Array.isArray(node) && rest !== done && node !== array);
  if (other < 0) return;
  const first = cursors.findIndex(({ node }) => node === array);
  fail(171, `cannot index parallel arrays [${fields[other]?.path.at(-1)}] [${fields[first]?.path.at(-1)}]`);
}

function toIndexKey(values: unknown[], fields: readonly SortField[]): IndexKey {
  const writer = new ByteWriter();
  for (const [i, value] of values.entries()) {
    const from = writer.size;
    writeKey(writer, value);
    if (fields[i]?.direction === -1) writer.invert(from);
  }
  return { bytes: writer.toBuffer(), values };
}

/** lmdb limits keys to 1,978 bytes, of which the index id and record id need 10. */
const maxKeyBytes = 1900;
export const longKeyPrefix = maxKeyBytes - 32;

export function isLongKey(bytes: Buffer): boolean {
  return bytes.length > maxKeyBytes;
}

/** Replaces the end of an overlong key by a hash. */
export function shorten(bytes: Buffer): Buffer {
  if (!isLongKey(bytes)) return bytes;
  return Buffer.concat([bytes.subarray(0, longKeyPrefix), createHash('sha256').update(bytes).digest()]);
}
