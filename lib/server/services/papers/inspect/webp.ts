import { MOST_PIECES, type Picture } from './picture';

type Size = { width: number; height: number };

const sizes: Readonly<Record<string, (content: Buffer) => Size>> = {
  VP8X: (content) => ({ width: content.readUIntLE(4, 3) + 1, height: content.readUIntLE(7, 3) + 1 }),
  'VP8 ': (content) => ({
    width: content.readUInt16LE(6) & 0x3fff,
    height: content.readUInt16LE(8) & 0x3fff,
  }),
  VP8L: (content) => {
    const bits = content.readUInt32LE(1);
    return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 };
  },
};
const TEXTS = ['EXIF', 'XMP '];
const SMALLEST = 10;

export function walkWebp(bytes: Buffer): Picture | undefined {
  const end = 8 + bytes.readUInt32LE(4);
  if (end > bytes.length) return undefined;
  const comments: Buffer[] = [];
  let size: Size | undefined;
  let pieces = 0;
  for (let at = 12; at + 8 <= end; pieces += 1) {
    if (pieces > MOST_PIECES) return undefined;
    const length = bytes.readUInt32LE(at + 4);
    const type = bytes.toString('latin1', at, at + 4);
    const content = bytes.subarray(at + 8, at + 8 + length);
    if (content.length < length) return undefined;
    if (content.length >= SMALLEST) size ??= sizes[type]?.(content);
    if (TEXTS.includes(type)) comments.push(content);
    at += 8 + length + (length % 2);
  }
  return size && { ...size, comments, tail: bytes.subarray(end) };
}
