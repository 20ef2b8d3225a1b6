import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import path from 'node:path';
import { isWhole } from './reachable';

export class StoreDamagedError extends Error {
  override readonly name = 'StoreDamagedError';

  constructor(dir: string, reason: string) {
    super(
      `The data in ${dir} can't be read (${reason}). Move the folder aside to start with an empty store, ` +
        'or put a backup in its place.',
    );
  }
}

const magic = 0xbeefc0de;
const metaSize = 168;

/**
 * lmdb ends the process on a damaged file, so the two head pages and the length are checked before opening.
 */
export function checkDataFile(file: string, isExpected: boolean): void {
  const dir = path.dirname(file);
  const descriptor = openIfThere(file);
  if (descriptor === undefined) return;
  try {
    if (fstatSync(descriptor).size === 0 && !isExpected) return;
    const head = Buffer.alloc(metaSize);
    readSync(descriptor, head, 0, metaSize, 0);
    const first = readMeta(head);
    if (!first) throw new StoreDamagedError(dir, 'its data file does not begin as it should');
    readSync(descriptor, head, 0, metaSize, first.pageSize);
    const second = readMeta(head);
    if (!second) throw new StoreDamagedError(dir, 'the second page of its data file is damaged');
    const newest = second.transaction > first.transaction ? second : first;
    const { pageSize } = first;
    // Read after the head, since another process that still writes adds pages before it writes the head.
    const { size } = fstatSync(descriptor);
    const isShort = BigInt(size) < newest.pages * BigInt(pageSize);
    if (isShort && !isWhole({ descriptor, size, pageSize }, newest.roots))
      throw new StoreDamagedError(dir, `its data file has ${size} bytes and should have more`);
  } finally {
    closeSync(descriptor);
  }
}

function openIfThere(file: string): number | undefined {
  try {
    return openSync(file, 'r');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

type Meta = { pageSize: number; pages: bigint; transaction: bigint; roots: readonly bigint[] };

/** The layout of lmdb's data format 2. */
function readMeta(page: Buffer): Meta | undefined {
  const pageSize = page.readUInt32LE(48);
  if (page.readUInt32LE(24) !== magic || pageSize < 512 || pageSize > 65536) return undefined;
  return {
    pageSize,
    pages: page.readBigUInt64LE(144) + 1n,
    transaction: page.readBigUInt64LE(152),
    // Of the list of free pages, and of the table of tables.
    roots: [page.readBigUInt64LE(88), page.readBigUInt64LE(136)],
  };
}
