import type { PaperRefusal } from '@/lib/domain/papers/paperLimits.data';
import { type Found, refused } from './found';
import { refusalInXml } from './wordXml';
import { type Packed, partsIn, unpacked } from './zip';

const MOST_BYTES = 32 * 1024 * 1024;
const MOST_XML_BYTES = 8 * 1024 * 1024;
const NEEDED = ['[Content_Types].xml', 'word/document.xml'];

/** Names of parts that a letter or a CV doesn't need. */
const NAMES: readonly { refusal: PaperRefusal; names: RegExp }[] = [
  { refusal: 'script', names: /vba|activex|macro/i },
  {
    refusal: 'attachment',
    names:
      /embeddings|oleobject|altchunk|\.(?!xml$|rels$|jpe?g$|png$|gif$|emf$|wmf$|tiff?$|bmp$|odttf$|fntdata$|thmx$)\w+$/i,
  },
];

/** Inspects a document as ECMA-376 describes it. Refuses one that would run, embed or fetch something, or is locked. */
export function inspectDocx(bytes: Buffer): Found {
  const parts = partsIn(bytes);
  if (!parts) return refused('damaged');
  const names = parts.map(({ name }) => name);
  if (new Set(names.map((name) => name.toLowerCase())).size < names.length) return refused('damaged');
  if (!NEEDED.every((name) => names.includes(name))) return refused('wrongType');
  if (parts.some(({ isLocked }) => isLocked)) return refused('locked');
  const rule = NAMES.find((each) => names.some((name) => each.names.test(name)));
  const refusal = rule?.refusal ?? refusalIn(parts);
  if (refusal) return refused(refusal);
  return {
    type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    pages: 1,
  };
}

function refusalIn(parts: readonly Packed[]): PaperRefusal | undefined {
  let left = MOST_BYTES;
  let leftOfXml = MOST_XML_BYTES;
  try {
    for (const part of parts) {
      const isXml = /\.(?:xml|rels)$/i.test(part.name);
      const content = unpacked(part, isXml ? Math.min(left, leftOfXml) : left);
      if (!content) return 'bomb';
      left -= content.length;
      if (isXml) leftOfXml -= content.length;
      const refusal = isXml ? refusalInXml(content) : refusalInOther(content);
      if (refusal) return refusal;
    }
  } catch {
    return 'damaged';
  }
  return undefined;
}

const NAMESPACE = ['xmlns', 'x\0m\0l\0n\0s'];

/**
 * Refuses XML under the name of anything else. Another part says which type a part has, so one that is named as a
 * picture may be a text, which nobody would have checked.
 */
function refusalInOther(content: Buffer): PaperRefusal | undefined {
  const begins = /^[\0\s\u00ef\u00bb\u00bf\u00fe\u00ff]*</.test(content.toString('latin1', 0, 64));
  return begins && NAMESPACE.some((each) => content.includes(each, 0, 'latin1')) ? 'attachment' : undefined;
}
