import { readSync } from 'node:fs';

/** Offsets of lmdb's data format 2. */
const HEADER = 24;
const FLAGS = 18;
const OFFSETS_END = 20;
const ROOT_IN_TABLE = 40;
const BRANCH = 1;
const LEAF = 2;
const ON_PAGES_OF_ITS_OWN = 1;
const IS_TABLE = 2;
const NO_ROOT = 0xffff_ffff_ffff_ffffn;

type Extent = { first: bigint; count: bigint };
type File = { descriptor: number; size: number; pageSize: number };

/**
 * Whether all that the newest commit refers to lies within the file. A sound file may end before its last page: lmdb
 * writes no page that was freed in the transaction that added it. Reads each page of the trees, so it takes seconds
 * for gigabytes.
 */
export function isWhole(file: File, roots: readonly bigint[]): boolean {
  const pages = BigInt(Math.floor(file.size / file.pageSize));
  const left = roots.filter((root) => root !== NO_ROOT);
  const page = Buffer.alloc(file.pageSize);
  let seen = 0n;
  for (let at = left.pop(); at !== undefined; at = left.pop()) {
    seen += 1n;
    // A damaged tree with a cycle visits more pages than the file has.
    if (at >= pages || seen > pages) return false;
    readSync(file.descriptor, page, 0, file.pageSize, Number(at) * file.pageSize);
    const found = readRefs(page);
    if (!found || found.extents.some(({ first, count }) => first + count > pages)) return false;
    left.push(...found.pages);
  }
  return true;
}

type Refs = { pages: bigint[]; extents: Extent[] };

/** Undefined if the page belongs to no tree. */
function readRefs(page: Buffer): Refs | undefined {
  try {
    return refersTo(page);
  } catch (error) {
    // The offset points beyond the page.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

function refersTo(page: Buffer): Refs | undefined {
  const flags = page.readUInt16LE(FLAGS);
  const nodes = nodesOf(page);
  if (flags & BRANCH) return { pages: nodes.map((node) => childOf(page, node)), extents: [] };
  if (!(flags & LEAF)) return undefined;
  const withFlag = (flag: number) => nodes.filter((node) => page.readUInt16LE(node + 4) & flag);
  return {
    pages: withFlag(IS_TABLE)
      .map((node) => page.readBigUInt64LE(dataOf(page, node) + ROOT_IN_TABLE))
      .filter((root) => root !== NO_ROOT),
    extents: withFlag(ON_PAGES_OF_ITS_OWN).map((node) => {
      const data = dataOf(page, node);
      return { first: page.readBigUInt64LE(data), count: page.readBigUInt64LE(data + 16) };
    }),
  };
}

function nodesOf(page: Buffer): number[] {
  const count = page.readUInt16LE(OFFSETS_END) >> 1;
  return Array.from({ length: count }, (_, at) => HEADER + page.readUInt16LE(HEADER + 2 * at));
}

function childOf(page: Buffer, node: number): bigint {
  const [low, middle, high] = [0, 2, 4].map((at) => BigInt(page.readUInt16LE(node + at)));
  return (low ?? 0n) | ((middle ?? 0n) << 16n) | ((high ?? 0n) << 32n);
}

const dataOf = (page: Buffer, node: number) => node + 8 + page.readUInt16LE(node + 6);
