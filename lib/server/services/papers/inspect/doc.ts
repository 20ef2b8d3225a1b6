import type { PaperRefusal } from '@/lib/domain/papers/paperLimits.data';
import { RUNNING_FIELD } from './fields';
import { type Found, refused } from './found';

/**
 * Offsets and flags of [MS-CFB] and [MS-DOC]. The file consists of streams, whose names stand in entries of 128 bytes.
 */
const HEADER = 512;
const ENTRY = { bytes: 128, nameBytes: 64, kind: 66, sector: 116 } as const;
const KINDS: readonly number[] = [1, 2, 5];
const FIB = { ident: 0xa5_ec, flags: 10, encrypted: 0x01_00 } as const;

const NAMES: readonly { refusal: PaperRefusal; names: RegExp }[] = [
  { refusal: 'locked', names: /^(?:EncryptedPackage|EncryptionInfo)$/i },
  { refusal: 'script', names: /^(?:Macros|_?VBA.*|PROJECT(?:wm)?)$/i },
  { refusal: 'attachment', names: /^(?:ObjectPool|.?Ole.*|Package)$/i },
];

/** Finds a running field behind the mark that begins a field, U+0013. */
const FIELD = new RegExp(`\u0013 {0,9}${RUNNING_FIELD}`, 'i');

/**
 * Reads every place where an entry may stand as if it were one, since bytes of anything else don't spell such names.
 */
export function inspectDoc(bytes: Buffer): Found {
  const sectorBytes = bytes.length > HEADER ? 1 << bytes.readUInt8(30) : 0;
  if (sectorBytes !== 512 && sectorBytes !== 4096) return refused('damaged');
  const entries = entriesOf(bytes);
  const rule = NAMES.find(({ names }) => entries.some(({ name }) => names.test(name)));
  if (rule) return refused(rule.refusal);
  const words = entries.find(({ name }) => name === 'WordDocument');
  if (!words) return refused('wrongType');
  const start = (words.sector + 1) * sectorBytes;
  if (start + FIB.flags + 2 > bytes.length || bytes.readUInt16LE(start) !== FIB.ident)
    return refused('damaged');
  const isLocked = (bytes.readUInt16LE(start + FIB.flags) & FIB.encrypted) !== 0;
  // A text has one byte a letter or two, so zero bytes are left out.
  if (FIELD.test(bytes.toString('latin1').replaceAll('\0', ''))) return refused('script');
  return isLocked ? refused('locked') : { type: 'application/msword', pages: 1 };
}

function entriesOf(bytes: Buffer): { name: string; sector: number }[] {
  const count = Math.floor((bytes.length - HEADER) / ENTRY.bytes);
  return Array.from({ length: count }, (_, at) => HEADER + at * ENTRY.bytes).flatMap((at) => {
    const length = bytes.readUInt16LE(at + ENTRY.nameBytes);
    const isEntry = length >= 2 && length <= 64 && KINDS.includes(bytes.readUInt8(at + ENTRY.kind));
    if (!isEntry) return [];
    const name = bytes.toString('utf16le', at, at + length - 2);
    return [{ name, sector: bytes.readUInt32LE(at + ENTRY.sector) }];
  });
}
