import { constants, inflateSync } from 'node:zlib';
import type { PaperRefusal } from '@/lib/domain/papers/paperLimits.data';
import { spelled } from './pdfSpelling';

/** A hundred times as many as fifty pages have. */
const MOST_STREAMS = 20_000;
/** Bytes of all packed objects of a file together. */
const MOST_UNPACKED = 16 * 1024 * 1024;
const MOST_PACKS = 1_000;
/** Bytes that are enough to read the beginning of what is packed. */
const PEEK = 300;
/** Packed objects begin with pairs of numbers, which say where each object begins. */
const HEAD = /^[\0\s]*\d+[\0\s]+\d+[\0\s]/;

/** `isReadable`: false where a stream or packed objects are written in a way that readers take differently. */
type Objects = { text: string; isReadable: boolean };
type Refused = { refused: PaperRefusal };
type Packs = { texts: string[]; bytes: number; count: number; isReadable: boolean };

/** Collects the objects that stand outside of streams, and those that are packed in them. */
export function objectsOf(bytes: Buffer): Objects | Refused {
  const text = bytes.toString('latin1');
  const outside: string[] = [];
  const packs: Packs = { texts: [], bytes: 0, count: 0, isReadable: true };
  let from = 0;
  let streams = 0;
  for (const { index } of text.matchAll(/stream(?![A-Za-z])/g)) {
    if (index < from || !isAlone(text, index)) continue;
    if (++streams > MOST_STREAMS) return { refused: 'bomb' };
    const start = startOf(text, index);
    packs.isReadable &&= start !== undefined;
    if (start === undefined) continue;
    const dictionary = text.slice(from, index);
    outside.push(dictionary);
    const end = text.indexOf('endstream', start);
    if (end === -1) return { refused: 'damaged' };
    from = end + 'endstream'.length;
    const refusal = unpack(bytes.subarray(start, end), dictionary, packs);
    if (refusal) return { refused: refusal };
  }
  const plain = spelled(Buffer.from([...outside, text.slice(from)].join('\n'), 'latin1'));
  return { text: [plain, ...packs.texts].join('\n'), isReadable: packs.isReadable };
}

/** Whether the word stands after a dictionary or at the beginning of a line; elsewhere it is a word of a text. */
function isAlone(text: string, index: number): boolean {
  let before = index - 1;
  while (before >= 0 && '\0\t\f '.includes(text.charAt(before))) before -= 1;
  return '>\r\n'.includes(text.charAt(before));
}

const WINDOW = 2_000;
const LINE_END = /[\0\t\f ]{0,9}(?:\r\n|\n|\r)/y;

/**
 * Where the stream's bytes begin. Undefined if the word stands in a comment or in a text, which would hide what follows
 * from us, or doesn't follow a dictionary.
 */
function startOf(text: string, index: number): number | undefined {
  LINE_END.lastIndex = index + 'stream'.length;
  const before = text.slice(Math.max(0, index - WINDOW), index);
  const line = before.slice(Math.max(before.lastIndexOf('\n'), before.lastIndexOf('\r')) + 1);
  const object = before.slice(before.lastIndexOf('obj') + 1);
  const isStream =
    LINE_END.test(text) &&
    />>[\0\s]*$/.test(before) &&
    !line.includes('%') &&
    countOf(object, '(') === countOf(object, ')');
  return isStream ? LINE_END.lastIndex : undefined;
}

function countOf(text: string, sign: string): number {
  return text.split(sign).length - 1;
}

function unpack(packed: Buffer, before: string, packs: Packs): PaperRefusal | undefined {
  const dictionary = spelled(Buffer.from(before, 'latin1'));
  const isNamed = dictionary.includes('/ObjStm');
  if (!isNamed && !dictionary.includes('/First')) return undefined;
  packs.count += 1;
  if (packs.count > MOST_PACKS) return 'bomb';
  if (!isNamed && !HEAD.test(beginningOf(packed))) return undefined;
  const found = inflate(packed, MOST_UNPACKED - packs.bytes);
  if (!Buffer.isBuffer(found)) return found;
  packs.bytes += found.length;
  packs.texts.push(spelled(found));
  // Objects that are packed twice, or stored as differences, begin with something else, so we couldn't read them.
  const isPlain = HEAD.test(found.toString('latin1', 0, PEEK)) && !dictionary.includes('/Predictor');
  packs.isReadable &&= isPlain;
  return undefined;
}

function beginningOf(packed: Buffer): string {
  try {
    const { Z_SYNC_FLUSH: finishFlush } = constants;
    return inflateSync(packed.subarray(0, PEEK), { finishFlush }).toString('latin1', 0, PEEK);
  } catch {
    return '';
  }
}

function inflate(packed: Buffer, most: number): Buffer | PaperRefusal {
  try {
    return inflateSync(packed, { maxOutputLength: Math.max(1, most) });
  } catch (error) {
    return codeOf(error) === 'ERR_BUFFER_TOO_LARGE' ? 'bomb' : 'damaged';
  }
}

function codeOf(error: unknown): unknown {
  return typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
}
