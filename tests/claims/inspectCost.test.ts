import { inspectFile } from '@/lib/server/services/papers/inspect/inspectFile';
import { PAPER_LIMITS } from '@/lib/domain/papers/paperLimits.data';
import { longWordFiles } from './wordFiles';
import { aJpeg, aPdf, aPng, hidden, pngChunk } from './sampleFiles';

/**
 * While a file is inspected, the server answers nobody. One walk over the largest file takes about 0.1 s of a
 * processor, nested walks take minutes: the limit is far from both.
 */
const MOST_MS = 10_000;
/** A quarter of the largest file is enough: a walk within a walk takes minutes over these bytes too. */
const ROOM = PAPER_LIMITS.bytes / 4;
const PACKED = 4 * 1024 * 1024;
const full = (piece: string, bytes = ROOM) => piece.repeat(Math.floor(bytes / piece.length));

/** Strings that a name, a search or a stream may begin with. */
const pieces = [
  ...['/a', '/S%', '/#4', '(', ' ', '>>\0', '/Type/Page '],
  ...['stream\n', '%>>stream\n', '<<>>stream\nendstream\n', 'PK\u0005\u0006'],
];
const packed = ['/a', '/#4', '/S '];
const small = hidden('1 0 2');
const pictures: readonly (readonly [string, () => Buffer])[] = [
  ['a photo of empty comments', () => inPhoto(Buffer.from([0xff, 0xfe, 0, 2]))],
  ['a photo of marks', () => inPhoto(Buffer.from([0xff, 0xd0]))],
  ['a photo of short comments', () => inPhoto(Buffer.from([0xff, 0xfe, 0, 3, 0x3c]))],
  ['a photo with beginnings of pages behind it', () => aJpeg({ tail: Buffer.alloc(ROOM, '<s<!d<?p') })],
  ['a screenshot of empty texts', () => inPng(pngChunk('tEXt', Buffer.alloc(0)))],
  ['a screenshot of short texts', () => inPng(pngChunk('tEXt', Buffer.alloc(1)))],
];
const files: readonly (readonly [string, () => Buffer])[] = [
  ...pieces.map((piece) => [`a PDF of ${JSON.stringify(piece)}`, () => aPdf({ more: full(piece) })] as const),
  ...packed.map(
    (piece) =>
      [
        `a PDF that unpacks to ${JSON.stringify(piece)}`,
        () => aPdf({ more: hidden(full(piece, PACKED)) }),
      ] as const,
  ),
  ['a PDF of small packs', () => aPdf({ more: full(small) })],
  ['a PDF of packs that are none', () => aPdf({ more: full(small.replace('/ObjStm', '/First')) })],
  ...pictures,
  ...longWordFiles,
];

test.each(files)('%s is judged quickly', (_what, make) => {
  const file = make();
  const before = process.cpuUsage();
  inspectFile(file, true);
  const { user, system } = process.cpuUsage(before);
  expect((user + system) / 1_000).toBeLessThan(MOST_MS);
});

function inPhoto(piece: Buffer): Buffer {
  const photo = aJpeg();
  return Buffer.concat([
    photo.subarray(0, 2),
    Buffer.alloc(ROOM - (ROOM % piece.length), piece),
    photo.subarray(2),
  ]);
}

function inPng(piece: Buffer): Buffer {
  const begin = aPng().subarray(0, 33);
  return Buffer.concat([begin, Buffer.alloc(ROOM - (ROOM % piece.length), piece), aPng().subarray(33)]);
}
