import type { PaperRefusal } from '@/lib/domain/papers/paperLimits.data';
import { RUNNING_FIELD } from './fields';
import { type Attributes, walkXml } from './xml';

/** Relations between parts that are refused, by the end of their type. */
const RELATIONS: readonly { refusal: PaperRefusal; types: RegExp }[] = [
  { refusal: 'attachment', types: /\/(?:oleObject|package)$/i },
  { refusal: 'script', types: /\/(?:vbaProject|wordVbaData|control|activeX\w*|aFChunk|subDocument)$/i },
];
const HYPERLINK = /\/hyperlink$/i;

const FIELD = new RegExp(`^\\s*${RUNNING_FIELD}`, 'i');

/** Throws on XML that breaks off. */
export function refusalInXml(content: Buffer): PaperRefusal | undefined {
  const text = content.toString('utf8').replace(/^\uFEFF/, '');
  // Another encoding would hide the rest from us, but not from the program that opens the document.
  const isPlain = text.startsWith('<') && !text.includes('\0');
  if (!isPlain || /^<\?xml[^>]*encoding\s*=\s*["'](?!utf-8)/i.test(text)) return 'damaged';
  if (/<!doctype|<!entity|macroenabled/i.test(text)) return 'script';
  return refusalInTags(text);
}

function refusalInTags(text: string): PaperRefusal | undefined {
  let refusal: PaperRefusal | undefined;
  let isField = false;
  const fields = [''];
  walkXml(text, {
    tag({ name, isEnd, attributes }) {
      if (name === 'instrtext') isField = !isEnd;
      if (isEnd) return;
      if (name === 'altchunk') refusal ??= 'script';
      if (name === 'relationship') refusal ??= refusalOfRelation(attributes());
      if (name === 'fldsimple') fields.push(...valuesOf(attributes(), 'instr'));
      // A field's words may be written in pieces, which end at the field's next mark.
      if (name === 'fldchar' || name === 'fldsimple') fields.push('');
    },
    text(words) {
      if (isField) fields.push((fields.pop() ?? '') + words);
    },
  });
  return refusal ?? (fields.some((each) => FIELD.test(readable(each))) ? 'script' : undefined);
}

/**
 * Refuses a relation to something that would run, be embedded or be fetched. A link is allowed, since only a press
 * follows it.
 */
function refusalOfRelation(relation: Attributes): PaperRefusal | undefined {
  if (relation.some(([, value]) => value.includes('&#'))) return 'script';
  const types = valuesOf(relation, 'type');
  const rule = RELATIONS.find((each) => types.some((type) => each.types.test(type.trim())));
  if (rule) return rule.refusal;
  const isOutside = valuesOf(relation, 'targetmode').some((mode) => !/^\s*internal\s*$/i.test(mode));
  const isLink = types.length === 1 && HYPERLINK.test(types[0] ?? '');
  return isOutside && !isLink ? 'script' : undefined;
}

function valuesOf(attributes: Attributes, wanted: string): string[] {
  return attributes.flatMap(([name, value]) => (name === wanted ? [value] : []));
}

function readable(text: string): string {
  return text.replace(/&#(?:x([0-9a-f]{1,6})|(\d{1,7}));/gi, (all, hex?: string, plain?: string) => {
    const code = hex === undefined ? Number(plain) : Number.parseInt(hex, 16);
    return code <= 0x10_ff_ff ? String.fromCodePoint(code) : all;
  });
}
