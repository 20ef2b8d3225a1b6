import { MOST_PIECES, type Picture } from './picture';

const [START_OF_SCAN, END] = [0xda, 0xd9];
/** Whether the marker starts a frame. Three numbers of the range are those of tables. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
const isBare = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8);

type Segment = { marker: number; content: Buffer; end: number };

export function walkJpeg(bytes: Buffer): Picture | undefined {
  const comments: Buffer[] = [];
  let size = { width: 0, height: 0 };
  let pieces = 0;
  for (const { marker, content, end } of segmentsOf(bytes)) {
    if (++pieces > MOST_PIECES) return undefined;
    if (marker === END) return { ...size, comments, tail: bytes.subarray(end) };
    if (isFrame(marker) && content.length >= 5)
      size = { height: content.readUInt16BE(1), width: content.readUInt16BE(3) };
    if (marker !== START_OF_SCAN && content.length > 0) comments.push(content);
  }
  return undefined;
}

/** Ends early where a segment is cut off or none begins. */
function* segmentsOf(bytes: Buffer): Generator<Segment> {
  let at = 2;
  while (at + 2 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0;
    const isFill = marker === 0xff;
    const length = isFill || isBare(marker) || marker === END ? 0 : lengthAt(bytes, at + 2);
    const end = at + (isFill ? 1 : 2) + length;
    if (end > bytes.length || length === 1) return;
    if (!isFill) yield { marker, content: bytes.subarray(Math.min(at + 4, end), end), end };
    at = marker === START_OF_SCAN ? endOfScan(bytes, end) : end;
  }
}

function lengthAt(bytes: Buffer, at: number): number {
  const length = at + 2 <= bytes.length ? bytes.readUInt16BE(at) : 0;
  return length < 2 ? 1 : length;
}

/** Finds the next marker that doesn't belong to the scan itself. */
function endOfScan(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at !== -1; at = bytes.indexOf(0xff, at + 2)) {
    const next = bytes[at + 1] ?? 0;
    if (next !== 0 && !(next >= 0xd0 && next <= 0xd7)) return at;
  }
  return bytes.length;
}
