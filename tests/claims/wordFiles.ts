import { crc32, deflateRawSync } from 'node:zlib';

type Part = { name: string; content: string | Buffer; flags?: number; listedAs?: string };

const TYPES = '<?xml version="1.0" encoding="UTF-8"?><Types/>';
const WORDS = '<?xml version="1.0" encoding="UTF-8"?><w:document><w:body/></w:document>';
const relation = (type: string, more: string) =>
  `<?xml version="1.0"?><Relationships><Relationship Id="r1" Type="http://x/${type}" ${more}/></Relationships>`;

const u16 = (value: number) => Buffer.from([value & 0xff, value >> 8]);
const u32 = (value: number) => Buffer.concat([u16(value & 0xff_ff), u16(value >>> 16)]);

/** An archive as Word writes it. */
function zipOf(parts: readonly Part[]): Buffer {
  const [heads, list]: [Buffer[], Buffer[]] = [[], []];
  let at = 0;
  for (const { name, content, flags = 0, listedAs = name } of parts) {
    const packed = deflateRawSync(content);
    const sizes = [u32(crc32(content)), u32(packed.length), u32(content.length)];
    const about = [u16(20), u16(flags), u16(8), u32(0), ...sizes, u16(name.length), u16(0)];
    const head = Buffer.concat([Buffer.from('PK\u0003\u0004'), ...about, Buffer.from(name), packed]);
    const place = [u16(0), u16(0), u16(0), u32(0), u32(at), Buffer.from(listedAs)];
    list.push(Buffer.concat([Buffer.from('PK\u0001\u0002'), u16(20), ...about, ...place]));
    heads.push(head);
    at += head.length;
  }
  const listed = Buffer.concat(list);
  const [count, none] = [u16(parts.length), u16(0)];
  const end = [Buffer.from('PK\u0005\u0006'), none, none, count, count, u32(listed.length), u32(at), none];
  return Buffer.concat([...heads, listed, ...end]);
}

const aDocx = (...more: Part[]) =>
  zipOf([
    { name: '[Content_Types].xml', content: TYPES },
    { name: 'word/document.xml', content: WORDS },
    ...more,
  ]);
const related = (type: string, more: string) =>
  aDocx({ name: 'word/_rels/document.xml.rels', content: relation(type, more) });
const withText = (content: string | Buffer) => aDocx({ name: 'word/header1.xml', content });

/** A file of Word 97 with these streams. */
function aDoc(streams: readonly string[], flags = 0, text = Buffer.alloc(0)): Buffer {
  const header = Buffer.alloc(512);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(header);
  header.writeUInt16LE(9, 30);
  const entries = streams.map((name, at) => {
    const entry = Buffer.alloc(128);
    entry.write(name, 'utf16le');
    entry.writeUInt16LE((name.length + 1) * 2, 64);
    entry.writeUInt8(at === 0 ? 5 : 2, 66);
    entry.writeUInt32LE(Math.ceil(streams.length / 4), 116);
    return entry;
  });
  const words = Buffer.alloc(512);
  words.writeUInt16LE(0xa5_ec, 0);
  words.writeUInt16LE(flags, 10);
  text.copy(words, 100);
  const filled = Buffer.alloc(Math.ceil(streams.length / 4) * 512);
  Buffer.concat(entries).copy(filled);
  return Buffer.concat([header, filled, words]);
}

const external = 'Target="http://x/t" TargetMode="External"';

/** What Word itself writes: fields of a page number, a comment, a date in pieces. */
const FIELDS = `<?xml version='1.0' encoding='UTF-8'?><w:hdr xmlns:w="x"><!-- <w:altChunk/> --><w:fldSimple w:instr=" PAGE \\* MERGEFORMAT "/>
<w:fldChar w:type="begin"/><w:instrText xml:space="preserve"> DA</w:instrText><w:instrText>TE </w:instrText><w:fldChar w:type="end"/>
<w:fldChar w:type="begin"/><w:instrText> HYPERLINK "https://sample.example/link?a&gt;b" </w:instrText><w:t>DDE, INCLUDETEXT &#38; a > b</w:t></w:hdr>`;
const utf16 = (text: string) => Buffer.from(text, 'utf16le');
const field = (words: string) => withText(`<w:hdr><w:instrText>${words}</w:instrText></w:hdr>`);
const ofTemplate = `Type="http://x/attachedTemplate" ${external}`;
const withRelations = (content: string | Buffer) => aDocx({ name: 'word/_rels/header1.xml.rels', content });

/** Eight megabytes of a piece, in some kilobytes. */
export const longWordFiles: readonly (readonly [string, () => Buffer])[] = [
  ...['<w:instrText', '<w:instrText>', '<Relationship ', '<a:', '<a ="', '<a b="', '<!--', '<![CDATA[', '<?'],
  ...['<x>', '<x/>', 'a:', ' a=', '"', '"\'', '&#', '<w:fldChar/>x', '<w:instrText> ', ' encoding '],
].map((piece) => [
  `a DOCX of ${JSON.stringify(piece)}`,
  () => withText(`<?xml ?><a ${piece.repeat((8 * 1024 * 1024 - 20) / piece.length)}`),
]);

export const goodWordFiles: readonly (readonly [string, Buffer, string])[] = [
  ['a DOCX', aDocx(), 'docx'],
  ['a DOCX with a picture', aDocx({ name: 'word/media/image1.png', content: Buffer.alloc(99) }), 'docx'],
  ['a DOCX with a link', related('hyperlink', external), 'docx'],
  ['a DOCX with fields that do nothing', withText(FIELDS), 'docx'],
  ['a DOC', aDoc(['Root Entry', 'WordDocument', '1Table']), 'doc'],
];

export const hostileWordFiles: readonly (readonly [string, Buffer, string])[] = [
  ['an archive that is no document', zipOf([{ name: 'a.xml', content: TYPES }]), 'wrongTypeOfCv'],
  ['a DOCX that is cut', aDocx().subarray(0, -30), 'damaged'],
  ['a DOCX with a page behind it', Buffer.concat([aDocx(), Buffer.from('<html>')]), 'damaged'],
  ['a DOCX with something before it', Buffer.concat([Buffer.from('PK\u0003\u0004x'), aDocx()]), 'damaged'],
  ['a DOCX with macros', aDocx({ name: 'word/vbaProject.bin', content: 'x' }), 'script'],
  ['a DOCX with a control', aDocx({ name: 'word/activeX/activeX1.xml', content: '<x/>' }), 'script'],
  ['a DOCX with a file in it', aDocx({ name: 'word/embeddings/a.xlsx', content: 'x' }), 'attachment'],
  ['a DOCX with a program in it', aDocx({ name: 'word/media/a.exe', content: 'x' }), 'attachment'],
  ['a DOCX that fetches its template', related('attachedTemplate', external), 'script'],
  [
    'a DOCX that hides what it fetches',
    related('attachedTemplate', 'Target="x" TargetMode="Ext&#101;rnal"'),
    'script',
  ],
  ['a DOCX with entities', withText('<!DOCTYPE x [<!ENTITY a "b">]><x/>'), 'script'],
  [
    'a DOCX with a field that runs',
    withText('<w:instrText>DDE</w:instrText><w:instrText>AUTO c:\\x</w:instrText>'),
    'script',
  ],
  ['a DOCX with a field in an attribute', withText('<w:fldSimple w:instr="DDEAUTO c"/>'), 'script'],
  ['a DOCX with a field of another prefix', withText('<x:instrText>DDE c</x:instrText>'), 'script'],
  ['a DOCX with a field in a section', field('<![CDATA[DDEAUTO c]]>'), 'script'],
  ['a DOCX with a field behind a comment', field('DD<!-- -->EAUTO c'), 'script'],
  ['a DOCX with a field in numbers', field('&#68;&#x44;EAUTO c'), 'script'],
  ['a DOCX with a field behind another', field('PAGE<w:fldChar/>DDEAUTO c'), 'script'],
  ['a DOCX with a field that fetches', field(' INCLUDEPICTURE "//x/y" '), 'script'],
  ['a DOCX with a page of another prefix', withText('<x:altChunk/>'), 'script'],
  ['a DOCX with an object called a picture', related('oleObject', 'Target="media/a.png"'), 'attachment'],
  ['a DOCX with macros called a picture', related('vbaProject', 'Target="media/a.png"'), 'script'],
  [
    'a DOCX with words called a picture',
    aDocx({ name: 'word/media/a.png', content: '<w:hdr xmlns:w="x"/>' }),
    'attachment',
  ],
  [
    'a DOCX with words called a picture in another encoding',
    aDocx({ name: 'word/media/a.png', content: utf16('\uFEFF<w:hdr xmlns:w="x"/>') }),
    'attachment',
  ],
  ['a DOCX that fetches behind a sign', withRelations(`<Relationship Id="a>" ${ofTemplate}/>`), 'script'],
  ['a DOCX that fetches by a prefix', withRelations(`<a-b:Relationship ${ofTemplate}/>`), 'script'],
  [
    'a DOCX that fetches as if by a link',
    related('attachedTemplate', `Target="http://x/?Type='/hyperlink'" TargetMode="External"`),
    'script',
  ],
  [
    'a DOCX that fetches in another encoding',
    withRelations(utf16(`<?xml version="1.0"?><Relationship ${ofTemplate}/>`)),
    'damaged',
  ],
  ['a DOCX of words that break off', withText('<w:hdr><w:p'), 'damaged'],
  ['a DOCX of too many words', withText(`<a>${'x'.repeat(9 * 1024 * 1024)}</a>`), 'bomb'],
  ['a DOCX in another encoding', withText(Buffer.from('<x/>', 'utf16le').reverse()), 'damaged'],
  ['a DOCX with a password', aDocx({ name: 'word/a.xml', content: '<x/>', flags: 1 }), 'locked'],
  [
    'a DOCX that lists another name',
    aDocx({ name: 'word/a.xml', content: '<x/>', listedAs: 'word/b.xml' }),
    'damaged',
  ],
  ['a DOCX that is a bomb', withText(Buffer.alloc(33 * 1024 * 1024, '<')), 'bomb'],
  ['a DOC with macros', aDoc(['Root Entry', 'WordDocument', 'Macros']), 'script'],
  ['a DOC with objects', aDoc(['Root Entry', 'WordDocument', 'ObjectPool']), 'attachment'],
  [
    'a DOC with a field that runs',
    aDoc(['Root Entry', 'WordDocument'], 0, Buffer.from('\u0013 DDEAUTO c \u0014')),
    'script',
  ],
  [
    'a DOC with such a field in wide letters',
    aDoc(['Root Entry', 'WordDocument'], 0, utf16('\u0013 INCLUDETEXT "//x" \u0014')),
    'script',
  ],
  ['a DOC with a password', aDoc(['Root Entry', 'WordDocument'], 0x01_00), 'locked'],
  ['a locked DOCX', aDoc(['Root Entry', 'EncryptedPackage', 'EncryptionInfo']), 'locked'],
  ['a sheet of Excel', aDoc(['Root Entry', 'Workbook']), 'wrongTypeOfCv'],
  ['a DOC that is cut', aDoc(['Root Entry', 'WordDocument']).subarray(0, 600), 'wrongTypeOfCv'],
  ['the beginning of a DOC', Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'damaged'],
];
