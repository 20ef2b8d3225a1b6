import { inflateSync } from 'node:zlib';
import { PAPER_LIMITS, type PaperRefusal } from '@/lib/domain/papers/paperLimits.data';
import { type Found, refused } from './found';
import { holdsForeign } from './foreign';

/** What a paper needs no more than a sheet does, by the names a PDF gives it. */
const NAMES: readonly (readonly [PaperRefusal, readonly string[]])[] = [
  ['locked', ['Encrypt']],
  ['script', ['JavaScript', 'JS', 'Launch', 'RichMedia', 'XFA', 'SubmitForm', 'ImportData', 'Rendition']],
  ['attachment', ['EmbeddedFile', 'EmbeddedFiles', 'Filespec']],
];
const ACTION = /\/S\s*\/(?:JavaScript|Launch|SubmitForm|ImportData|Rendition)/;
const END = '%%EOF';
/** All hidden objects of a file together. */
const MOST_INFLATED = 32 * 1024 * 1024;

/** Reads the objects, also those in compressed object streams; not what is drawn on the pages. */
export function inspectPdf(bytes: Buffer): Found {
  const text = bytes.toString('latin1');
  const end = text.lastIndexOf(END);
  if (end === -1) return refused('damaged');
  if (holdsForeign(bytes.subarray(end + END.length))) return refused('twoInOne');
  const objects = objectsOf(text);
  if ('refused' in objects) return objects;
  const plain = spelled(objects.text);
  const names = new Set(plain.match(/\/[A-Za-z]+/g));
  const found = NAMES.find(([, words]) => words.some((word) => names.has(`/${word}`)));
  if (found) return refused(found[0]);
  // A reader may find objects where we see a stream.
  if (ACTION.test(spelled(text))) return refused('script');
  const pages = plain.match(/\/Type\s*\/Page(?![A-Za-z])/g)?.length ?? 0;
  if (pages === 0) return refused('damaged');
  return pages > PAPER_LIMITS.pages ? refused('tooManyPages') : { type: 'application/pdf', pages };
}

/** `/J#61vaScript` is `/JavaScript`. */
function spelled(text: string): string {
  return text.replace(/#([0-9a-f]{2})/gi, (_all, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
}

type Objects = { text: string } | { refused: PaperRefusal };

function objectsOf(text: string): Objects {
  const outside: string[] = [];
  let inflated = 0;
  let from = 0;
  for (const { index, 0: word } of text.matchAll(/\bstream\r?\n/g)) {
    if (index < from) continue;
    const dictionary = text.slice(from, index);
    outside.push(dictionary);
    const start = index + word.length;
    const end = text.indexOf('endstream', start);
    if (end === -1) return { refused: 'damaged' };
    from = end + 'endstream'.length;
    if (!isObjectStream(dictionary)) continue;
    const hidden = inflate(text.slice(start, end), MOST_INFLATED - inflated);
    if (typeof hidden !== 'string') return hidden;
    inflated += hidden.length;
    outside.push(hidden);
  }
  return { text: [...outside, text.slice(from)].join('\n') };
}

function isObjectStream(before: string): boolean {
  const dictionary = before.slice(before.lastIndexOf(' obj'));
  return /\/(?:O|#4f)(?:b|#62)(?:j|#6a)(?:S|#53)(?:t|#74)(?:m|#6d)/i.test(dictionary);
}

function inflate(packed: string, most: number): string | { refused: PaperRefusal } {
  try {
    return inflateSync(Buffer.from(packed, 'latin1'), { maxOutputLength: Math.max(1, most) }).toString(
      'latin1',
    );
  } catch (error) {
    return { refused: codeOf(error) === 'ERR_BUFFER_TOO_LARGE' ? 'bomb' : 'damaged' };
  }
}

function codeOf(error: unknown): unknown {
  return typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
}
