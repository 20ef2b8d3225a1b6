import type { Table } from './table';

/** From `low`, excluding `high`. */
export type Range = { low: Buffer; high: Buffer };

export function toPrefix(id: number): Buffer {
  const prefix = Buffer.alloc(4);
  prefix.writeUInt32BE(id);
  return prefix;
}

export function prefixRange(prefix: Buffer): Range {
  return { low: prefix, high: successor(prefix) };
}

/** The smallest key above all keys with this prefix. */
export function successor(bytes: Buffer): Buffer {
  let end = bytes.length;
  while (end > 0 && bytes[end - 1] === 0xff) end--;
  const next = Buffer.from(bytes.subarray(0, end));
  if (end > 0) next[end - 1] = (next[end - 1] ?? 0) + 1;
  return next;
}

export function lastKey(table: Table, range: Range): Buffer | undefined {
  const [key] = Array.from(table.getKeys({ ...backwards(range), limit: 1 }));
  return key;
}

export type Row = { key: Buffer; value: Buffer };

/** Grows, so that one row costs one read and a long scan few. */
const firstChunk = 8;
const largestChunk = 512;

/** Reads in chunks and holds no lock between them, so a scan may pause and rows may change meanwhile. */
export function* scan(table: Table, range: Range, isReverse = false): Generator<Row> {
  let { low, high } = range;
  for (let limit = firstChunk; ; limit = Math.min(limit * 4, largestChunk)) {
    const bounds = isReverse ? backwards({ low, high }) : { start: low, end: high };
    const rows = Array.from(table.getRange({ ...bounds, limit }));
    yield* rows;
    const last = rows.at(-1);
    if (!last || rows.length < limit) return;
    if (isReverse) high = last.key;
    else low = Buffer.concat([last.key, Buffer.alloc(1)]);
  }
}

function backwards({ low, high }: Range): {
  start: Buffer;
  end: Buffer;
  reverse: true;
  exclusiveStart: true;
  inclusiveEnd: true;
} {
  return { start: high, end: low, reverse: true, exclusiveStart: true, inclusiveEnd: true };
}
