import type { PaperRefusal } from '@/lib/domain/papers/paperLimits.data';
import { type Found, refused } from './found';
import { type Packed, partsIn, unpacked } from './zip';

const MOST_BYTES = 32 * 1024 * 1024;
const NEEDED = ['[Content_Types].xml', 'word/document.xml'];

/** Parts that a letter or a CV needs no more than paper does. */
const NAMES: readonly { refusal: PaperRefusal; names: RegExp }[] = [
  { refusal: 'script', names: /vba|activex|macro/i },
  {
    refusal: 'attachment',
    names:
      /embeddings|oleobject|altchunk|\.(?!xml$|rels$|jpe?g$|png$|gif$|emf$|wmf$|tiff?$|bmp$|odttf$|fntdata$|thmx$)\w+$/i,
  },
];
const RELATION = /<[\w:]*Relationship\s[^>]*>/gi;
const FIELD = /<w:instrText[^>]*>([^<]*)/gi;

/** ECMA-376: what it would run, embed, fetch from elsewhere or lock is refused. */
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
  try {
    for (const part of parts) {
      const content = unpacked(part, left);
      if (!content) return 'bomb';
      left -= content.length;
      const refusal = /\.(?:xml|rels)$/i.test(part.name) ? refusalOf(content) : undefined;
      if (refusal) return refusal;
    }
  } catch {
    return 'damaged';
  }
  return undefined;
}

function refusalOf(content: Buffer): PaperRefusal | undefined {
  const text = content.toString('utf8').replace(/^\uFEFF/, '');
  // Another encoding would hide the rest from us, and not from its reader.
  if (!text.startsWith('<') || /^<\?xml[^>]*encoding=["'](?!utf-8)/i.test(text)) return 'damaged';
  if (/<!doctype|<!entity|macroenabled|<w:altchunk/i.test(text)) return 'script';
  const relations = text.match(RELATION) ?? [];
  if (relations.some(fetches)) return 'script';
  const fields = [...text.matchAll(FIELD)].map(([, said = '']) => said).join('');
  return /\bDDE(?:AUTO)?\b/i.test(fields) ? 'script' : undefined;
}

/** A link that is followed by a press is none. */
function fetches(relation: string): boolean {
  if (relation.includes('&#')) return true;
  return (
    /TargetMode\s*=\s*["']\s*External/i.test(relation) &&
    !/Type\s*=\s*["'][^"']*\/hyperlink["']/i.test(relation)
  );
}
