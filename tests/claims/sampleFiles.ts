import { crc32, deflateSync } from 'node:zlib';

/** Small valid files. Malicious variants are in hostileFiles.ts, which takes long to load. */
export const latin = (text: string) => Buffer.from(text, 'latin1');

function segment(marker: number, content: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([head, content]);
}

type Jpeg = {
  width?: number;
  height?: number;
  comment?: string;
  app?: string;
  tail?: Buffer;
  ends?: boolean;
  scan?: number;
};
export function aJpeg({
  width = 3_000,
  height = 4_000,
  comment,
  app,
  tail,
  ends = true,
  scan = 0,
}: Jpeg = {}): Buffer {
  const frame = Buffer.from([8, 0, 0, 0, 0, 1, 1, 0x11, 0]);
  frame.writeUInt16BE(height, 1);
  frame.writeUInt16BE(width, 3);
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    segment(0xe0, latin('JFIF\0\u0001\u0001\0\0\u0001\0\u0001\0\0')),
    ...(app === undefined ? [] : [segment(0xe1, latin(app))]),
    ...(comment === undefined ? [] : [segment(0xfe, latin(comment))]),
    segment(0xc0, frame),
    segment(0xda, Buffer.from([1, 1, 0, 0, 63, 0])),
    Buffer.from([0x12, 0xff, 0x00, 0x34, 0xff, 0xd0, 0x56]),
    Buffer.alloc(scan, 0x2a),
    ...(ends ? [Buffer.from([0xff, 0xd9])] : []),
    ...(tail ? [tail] : []),
  ]);
}

export function pngChunk(type: string, content: Buffer): Buffer {
  const named = Buffer.concat([latin(type), content]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

type Png = { width?: number; height?: number; text?: string; tail?: Buffer; ends?: boolean };
export function aPng({ width = 800, height = 600, text, tail, ends = true }: Png = {}): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    pngChunk('IHDR', header),
    ...(text === undefined ? [] : [pngChunk('tEXt', latin(`Comment\0${text}`))]),
    pngChunk('IDAT', deflateSync(Buffer.alloc(100))),
    ...(ends ? [pngChunk('IEND', Buffer.alloc(0))] : []),
    ...(tail ? [tail] : []),
  ]);
}

export function aWebp({
  width = 800,
  tail,
  more = 0,
}: { width?: number; tail?: Buffer; more?: number } = {}) {
  const content = Buffer.alloc(10);
  content.writeUIntLE(width - 1, 4, 3);
  content.writeUIntLE(599, 7, 3);
  const length = Buffer.alloc(4);
  length.writeUInt32LE(10);
  const body = Buffer.concat([latin('WEBPVP8X'), length, content]);
  const size = Buffer.alloc(4);
  size.writeUInt32LE(body.length + more);
  return Buffer.concat([latin('RIFF'), size, body, ...(tail ? [tail] : [])]);
}

type Pdf = { pages?: number; catalog?: string; more?: string; ends?: boolean; tail?: string };
export function aPdf({ pages = 1, catalog = '', more = '', ends = true, tail = '\n' }: Pdf = {}): Buffer {
  const page = '3 0 obj\n<< /Type /Page /Parent 2 0 R >>\nendobj\n';
  const drawn = '9 0 obj\n<< /Length 20 >>\nstream\nBT (/JS /Launch) Tj ET\nendstream\nendobj\n';
  const body = `1 0 obj\n<< /Type /Catalog ${catalog} >>\nendobj\n2 0 obj\n<< /Type /Pages >>\nendobj\n`;
  const end = ends ? `trailer\n<< /Root 1 0 R >>\n%%EOF${tail}` : '';
  return latin(`%PDF-1.7\n${body}${page.repeat(pages)}${drawn}${more}${end}`);
}

export const packed = (dictionary: string, text: string | Buffer, begin = '8 0 obj') =>
  `${begin}\n<< ${dictionary} /Filter /FlateDecode >>\nstream\n${deflateSync(text).toString('latin1')}\nendstream\nendobj\n`;
export const hidden = (text: string | Buffer, name = '/ObjStm') => packed(`/Type ${name}`, text);
