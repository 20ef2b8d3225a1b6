import { crc32 } from 'node:zlib';
import { MOST_PIECES, type Picture } from './picture';

const SIGNATURE = 8;
const PIXELS = 'IDAT';

export function walkPng(bytes: Buffer): Picture | undefined {
  const comments: Buffer[] = [];
  let size = { width: 0, height: 0 };
  let pieces = 0;
  for (let at = SIGNATURE; at + 12 <= bytes.length && pieces < MOST_PIECES; pieces += 1) {
    const length = bytes.readUInt32BE(at);
    const end = at + 12 + length;
    if (end > bytes.length) return undefined;
    const type = bytes.toString('latin1', at + 4, at + 8);
    const content = bytes.subarray(at + 8, at + 8 + length);
    if (crc32(bytes.subarray(at + 4, at + 8 + length)) !== bytes.readUInt32BE(end - 4)) return undefined;
    if (type === 'IHDR' && length === 13)
      size = { width: content.readUInt32BE(0), height: content.readUInt32BE(4) };
    if (type !== PIXELS) comments.push(content);
    if (type === 'IEND') return { ...size, comments, tail: bytes.subarray(end) };
    at = end;
  }
  return undefined;
}
