import { inflateSync } from 'node:zlib';

/** Covers our typesetter's subset of the format: no object streams, no encryption. */
export type PdfText = {
  pages: readonly string[];
  /** Font → glyph ids in order. */
  glyphs: ReadonlyMap<string, readonly number[]>;
  language: string;
  isTagged: boolean;
};

type Objects = ReadonlyMap<string, { head: string; stream: string }>;
type Font = { name: string; toUnicode: ReadonlyMap<number, string> };

export function readPdf(pdf: Buffer): PdfText {
  const source = pdf.toString('latin1');
  const objects = readObjects(source);
  const glyphs = new Map<string, number[]>();
  const heads = [...objects.values()].map(({ head }) => head);
  const pages = heads.filter((head) => /\/Type \/Page\b/.test(head));
  return {
    pages: pages.map((page) => readPage(page, objects, glyphs)),
    glyphs,
    language: /\/Lang \((\w+)\)/.exec(source)?.[1] ?? '',
    isTagged: source.includes('/StructTreeRoot'),
  };
}

function readObjects(source: string): Objects {
  const objects = new Map<string, { head: string; stream: string }>();
  const starts = source.matchAll(/^(\d+) 0 obj\n/gm);
  for (const { index, 0: start, 1: id = '' } of starts) {
    const from = index + start.length;
    const head = source.slice(from, source.indexOf('endobj', from)).split('\nstream\n')[0] ?? '';
    const length = /\/Length (\d+)/.exec(head)?.[1];
    const at = from + head.length + '\nstream\n'.length;
    const bytes = Buffer.from(source.slice(at, at + Number(length ?? 0)), 'latin1');
    const stream = (head.includes('FlateDecode') ? inflateSync(bytes) : bytes).toString('latin1');
    objects.set(id, { head, stream });
  }
  return objects;
}

function readPage(page: string, objects: Objects, glyphs: Map<string, number[]>): string {
  const resources = /\/Font <<([^>]*)>>/.exec(page)?.[1] ?? '';
  const fonts = new Map(
    [...resources.matchAll(/\/(\w+) (\d+) 0 R/g)].map(([, name = '', id = '']) => [
      name,
      readFont(id, objects),
    ]),
  );
  const content = /\/Contents (\d+) 0 R/.exec(page)?.[1] ?? '';
  return readContent(objects.get(content)?.stream ?? '', fonts, glyphs);
}

function readFont(id: string, objects: Objects): Font {
  const head = objects.get(id)?.head ?? '';
  const table = objects.get(/\/ToUnicode (\d+) 0 R/.exec(head)?.[1] ?? '')?.stream ?? '';
  const single = [...table.matchAll(/^<(\w{4})> <(\w+)>$/gm)].map(
    ([, glyph = '', text = '']) => [parseInt(glyph, 16), fromHex(text)] as const,
  );
  return { name: /\/BaseFont \/\w+\+(\S+)/.exec(head)?.[1] ?? '?', toUnicode: new Map(single) };
}

const TOKENS =
  /\/ActualText\s*<(\w+)>|\bBDC\b|\bBMC\b|\bEMC\b|\/(f\d+) [\d.]+ Tf|\(((?:\\[^]|[^\\()]|\([^)]*\))*)\)|\bET\b/g;

function readContent(
  content: string,
  fonts: ReadonlyMap<string, Font>,
  shown: Map<string, number[]>,
): string {
  let text = '';
  let font: Font | undefined;
  let opening: { silent: boolean } = { silent: false };
  const marked: { silent: boolean }[] = [];
  for (const [token, actual, fontName, string] of content.matchAll(TOKENS)) {
    if (actual !== undefined) {
      text += fromHex(actual);
      opening = { silent: true };
    } else if (token === 'BDC' || token === 'BMC') {
      marked.push(opening);
      opening = { silent: false };
    } else if (token === 'EMC') marked.pop();
    else if (fontName !== undefined) font = fonts.get(fontName);
    else if (token === 'ET') text += '\n';
    else if (font && string !== undefined) {
      const ids = toGlyphs(string);
      shown.set(font.name, [...(shown.get(font.name) ?? []), ...ids]);
      const { toUnicode } = font;
      if (!marked.some(({ silent }) => silent)) text += ids.map((id) => toUnicode.get(id) ?? '').join('');
    }
  }
  return text;
}

/** Two bytes a glyph, with PDF's escapes. */
function toGlyphs(string: string): number[] {
  const named: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };
  const bytes = string.replace(/\\(?:([0-7]{1,3})|([^]))/g, (_, octal?: string, other = '') =>
    octal ? String.fromCharCode(parseInt(octal, 8)) : (named[other as string] ?? String(other)),
  );
  return Array.from(
    { length: bytes.length / 2 },
    (_, index) => bytes.charCodeAt(2 * index) * 256 + bytes.charCodeAt(2 * index + 1),
  );
}

function fromHex(hex: string): string {
  return Buffer.from(hex, 'hex').swap16().toString('utf16le').replace('\ufeff', '');
}
