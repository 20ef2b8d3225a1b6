import { inflateRawSync } from 'node:zlib';

export type Packed = { name: string; isLocked: boolean; method: number; packed: Buffer };

const END = { mark: 0x06_05_4b_50, bytes: 22 } as const;
const LISTED = { mark: 0x02_01_4b_50, bytes: 46 } as const;
const HEAD = { mark: 0x04_03_4b_50, bytes: 30 } as const;
const MOST_ENTRIES = 2_000;
/** Bytes that may stand after a part: its sizes follow it if they were not known before it. */
const MOST_AFTER = 24;
const [STORED, DEFLATED] = [0, 8];

/**
 * The parts of an archive. Undefined if the file is anything beside that: each part must be listed once, and the parts
 * must stand side by side from the first byte to the last.
 */
export function partsIn(bytes: Buffer): Packed[] | undefined {
  const end = bytes.length - END.bytes;
  if (end < 0 || bytes.readUInt32LE(end) !== END.mark) return undefined;
  const [count, size, from] = [
    bytes.readUInt16LE(end + 10),
    bytes.readUInt32LE(end + 12),
    bytes.readUInt32LE(end + 16),
  ];
  if (from + size !== end || count > MOST_ENTRIES) return undefined;
  const parts: Packed[] = [];
  let listed = from;
  let next = 0;
  for (let left = count; left > 0; left -= 1) {
    const found = partAt(bytes, listed, next, from);
    if (!found) return undefined;
    parts.push(found.part);
    [listed, next] = [found.listed, found.next];
  }
  return listed === end && from - next <= MOST_AFTER ? parts : undefined;
}

/** Reads the next part of the list. Undefined unless it stands behind the one before it, or behind its sizes. */
function partAt(bytes: Buffer, listed: number, next: number, end: number) {
  if (listed + LISTED.bytes > bytes.length || bytes.readUInt32LE(listed) !== LISTED.mark) return undefined;
  const [flags, method, size] = [8, 10, 20].map((at) =>
    at === 20 ? bytes.readUInt32LE(listed + at) : bytes.readUInt16LE(listed + at),
  ) as [number, number, number];
  const [nameBytes, extra, comment] = [28, 30, 32].map((at) => bytes.readUInt16LE(listed + at)) as [
    number,
    number,
    number,
  ];
  const name = bytes.toString('utf8', listed + LISTED.bytes, listed + LISTED.bytes + nameBytes);
  const head = bytes.readUInt32LE(listed + 42);
  if (head < next || head - next > MOST_AFTER || head + HEAD.bytes > end) return undefined;
  if (bytes.readUInt32LE(head) !== HEAD.mark || bytes.readUInt16LE(head + 26) !== nameBytes) return undefined;
  const start = head + HEAD.bytes + nameBytes + bytes.readUInt16LE(head + 28);
  const isNamed = bytes.toString('utf8', head + HEAD.bytes, head + HEAD.bytes + nameBytes) === name;
  if (!isNamed || start + size > end) return undefined;
  const part = { name, method, isLocked: (flags & 1) === 1, packed: bytes.subarray(start, start + size) };
  return { part, listed: listed + LISTED.bytes + nameBytes + extra + comment, next: start + size };
}

/** Undefined when the part is longer than `most`. Throws when it is damaged. */
export function unpacked({ method, packed }: Packed, most: number): Buffer | undefined {
  if (method === STORED) return packed.length <= most ? packed : undefined;
  if (method !== DEFLATED) throw new Error('packed in a way that documents don’t use');
  try {
    return inflateRawSync(packed, { maxOutputLength: Math.max(1, most) });
  } catch (problem) {
    if ((problem as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE') return undefined;
    throw problem;
  }
}
