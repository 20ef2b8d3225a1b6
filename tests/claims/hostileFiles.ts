import { deflateSync, gzipSync } from 'node:zlib';
import { aJpeg, aPdf, aPng, aWebp, hidden, latin, packed } from './sampleFiles';

const evil = '5 0 << /S /JavaScript >>';
/** Rows of eight bytes, each as its difference from the one above (Predictor 12). */
function asDifferences(text: string): Buffer {
  const bytes = latin(text.padEnd(Math.ceil(text.length / 8) * 8));
  const rows = Array.from({ length: bytes.length / 8 }, (_, row) =>
    Buffer.from([
      2,
      ...bytes.subarray(row * 8, row * 8 + 8).map((byte, at) => byte - (bytes[row * 8 + at - 8] ?? 0)),
    ]),
  );
  return Buffer.concat(rows);
}

const zip = latin('PK\u0003\u0004\u0014\0\0\0');
/** An archive is read from its end, whose comment reaches to that of the file. */
function endAsZip(file: Buffer): Buffer {
  const at = file.indexOf(END_OF_ZIP);
  file.writeUInt16LE(file.length - at - END_OF_ZIP.length, at + END_OF_ZIP.length - 2);
  return file;
}
const END_OF_ZIP = `PK\u0005\u0006${'\0'.repeat(18)}`;
const script = '<script>alert(1)</script>';
const eicar = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('');

export const goodFiles: readonly (readonly [string, Buffer])[] = [
  ['a photo', aJpeg()],
  [
    'a photo with a second one behind it, as phones make',
    aJpeg({ tail: aJpeg({ width: 320, height: 240 }) }),
  ],
  ['a photo with what its camera says', aJpeg({ app: 'http://ns.adobe.com/xap/1.0/\0<x:xmpmeta>' })],
  ['a screenshot', aPng()],
  ['a picture of a web page', aWebp()],
  ['a PDF that draws the words /JS and /Launch', aPdf()],
  ['a PDF with its objects packed', aPdf({ more: hidden('4 0 << /Type /Page >>') })],
  [
    'a photo with its film behind it',
    aJpeg({ tail: latin(`\0\0\0\u0018ftypmp42${' #!/ <svgz PK\u0003\u0004zz'.repeat(9)}`) }),
  ],
  [
    'a PDF with a list of chapters before a picture',
    aPdf({ more: `7 0 obj\n<< /First 8 0 R >>\nendobj\n${packed('/Subtype /Image', 'not objects')}` }),
  ],
  ['a PDF with a form that was filled in', aPdf({ catalog: '/AcroForm << /Fields [] >>' })],
  [
    'a PDF that draws what somebody can',
    aPdf({ more: '6 0 obj\n<< >>\nstream\n(HTML/JavaScript) Tj\nendstream\n' }),
  ],
];

export const hostileFiles: readonly (readonly [string, Buffer, string])[] = [
  ['nothing', Buffer.alloc(0), 'empty'],
  ['100 MB', Buffer.alloc(100 * 1024 * 1024), 'tooLarge'],
  ['a photo with 10 MB behind it', aJpeg({ tail: Buffer.alloc(10 * 1024 * 1024) }), 'tooLarge'],
  ['zeros', Buffer.alloc(1_000), 'wrongType'],
  ['words', latin('My bill is 500'), 'wrongType'],
  ['an SVG', latin('<svg xmlns="http://www.w3.org/2000/svg"><rect/></svg>'), 'wrongType'],
  ['an SVG with a script', latin(`<svg>${script}</svg>`), 'wrongType'],
  ['an SVG after a declaration', latin(`<?xml version="1.0"?><svg onload="alert(1)"/>`), 'wrongType'],
  ['a page', latin(`<!doctype html>${script}`), 'wrongType'],
  ['a page after spaces', latin(`   <html>${script}`), 'wrongType'],
  ['a zip', zip, 'wrongType'],
  ['a Word file', Buffer.concat([zip, latin('word/document.xml')]), 'wrongType'],
  [
    'an old Word file with macros',
    Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]),
    'wrongType',
  ],
  ['a zip bomb', gzipSync(Buffer.alloc(5_000_000)), 'wrongType'],
  ['a program for Windows', latin('MZ\u0090\0This program cannot be run in DOS mode'), 'wrongType'],
  ['a program for Linux', latin('\u007fELF\u0002\u0001'), 'wrongType'],
  ['a shell script', latin('#!/bin/sh\nrm -rf /'), 'wrongType'],
  ['a PHP script', latin('<?php system($_GET[0]);'), 'wrongType'],
  ['a GIF', latin('GIF89a\u0001\0\u0001\0'), 'wrongType'],
  ['a GIF that is JavaScript', latin('GIF89a/*\0\0*/=1;alert(1)'), 'wrongType'],
  ['a TIFF', latin('II*\0'), 'wrongType'],
  ['a video', latin('\0\0\0\u0018ftypmp42'), 'wrongType'],
  ['PostScript', latin('%!PS-Adobe-3.0'), 'wrongType'],
  ['a PDF after a page', latin(`<html></html>${aPdf().toString('latin1')}`), 'wrongType'],
  ['a PDF after a line', latin(`\n${aPdf().toString('latin1')}`), 'wrongType'],
  ['three bytes of a photo', Buffer.from([0xff, 0xd8, 0xff]), 'damaged'],
  ['half a photo', aJpeg({ ends: false }), 'damaged'],
  ['a photo of no size', aJpeg({ width: 0 }), 'damaged'],
  ['a photo of 65,000 by 65,000', aJpeg({ width: 65_000, height: 65_000 }), 'tooManyPixels'],
  ['a photo with a script in its comment', aJpeg({ comment: script }), 'twoInOne'],
  ['a photo with PHP from its camera', aJpeg({ app: 'Exif\0\0<?php eval(1);' }), 'twoInOne'],
  ['a photo with a zip behind it', aJpeg({ tail: zip }), 'twoInOne'],
  ['a photo with a PDF behind it', aJpeg({ tail: aPdf() }), 'twoInOne'],
  ['a photo with a page behind it', aJpeg({ tail: latin('<HTML><body>') }), 'twoInOne'],
  ['half a screenshot', aPng({ ends: false }), 'damaged'],
  [
    'a screenshot with a byte changed',
    aPng().map((byte, at) => (at === 20 ? byte ^ 1 : byte)) as Buffer,
    'damaged',
  ],
  ['a picture of 100,000 by 100,000', aPng({ width: 100_000, height: 100_000 }), 'tooManyPixels'],
  ['a screenshot with a script in its text', aPng({ text: script }), 'twoInOne'],
  ['a screenshot with a zip behind it', aPng({ tail: zip }), 'twoInOne'],
  ['a WebP that promises more than it has', aWebp({ more: 500 }), 'damaged'],
  ['a WebP of 16 million across', aWebp({ width: 16_000_000 }), 'tooManyPixels'],
  ['a WebP with a page behind it', aWebp({ tail: latin('<svg onload=alert(1)>') }), 'twoInOne'],
  ['a PDF that breaks off', aPdf({ ends: false }), 'damaged'],
  ['a PDF without pages', aPdf({ pages: 0 }), 'damaged'],
  ['a PDF of 51 pages', aPdf({ pages: 51 }), 'tooManyPages'],
  ['a PDF with a password', aPdf({ catalog: '/Encrypt 7 0 R' }), 'locked'],
  ['a PDF with a script', aPdf({ catalog: '/OpenAction << /S /JavaScript /JS (app.alert(1)) >>' }), 'script'],
  ['a PDF whose script is spelled in numbers', aPdf({ catalog: '/S /J#61vaScript' }), 'script'],
  ['a PDF that starts programs', aPdf({ catalog: '/A << /S /Launch /F (cmd.exe) >>' }), 'script'],
  ['a PDF that sends its form', aPdf({ catalog: '/A << /S /SubmitForm >>' }), 'script'],
  ['a PDF with a film', aPdf({ catalog: '/Annots [<< /Subtype /RichMedia >>]' }), 'script'],
  ['a PDF with a file in it', aPdf({ catalog: '/Names << /EmbeddedFiles 5 0 R >>' }), 'attachment'],
  ['a PDF with a script in packed objects', aPdf({ more: hidden('5 0 << /S /JavaScript >>') }), 'script'],
  [
    'the same, with the packing spelled in numbers',
    aPdf({ more: hidden('<< /JS (x) >>', '/Ob#6aStm') }),
    'script',
  ],
  [
    'a PDF with a script where a stream seems to be',
    aPdf({ more: '6 0 obj\n<< >>\nstream\n7 0 obj << /S/JavaScript >>\nendstream\n' }),
    'script',
  ],
  ['a PDF with a bomb in packed objects', aPdf({ more: hidden(Buffer.alloc(40 * 1024 * 1024)) }), 'bomb'],
  [
    'a PDF whose packed objects are none',
    aPdf({ more: hidden('').replace(/stream\n[^]*\nend/, 'stream\nxx\nend') }),
    'damaged',
  ],
  [
    'packed objects whose number stands on a line of its own',
    aPdf({ more: packed('/Type /ObjStm', evil, '8 0\nobj') }),
    'script',
  ],
  ['packed objects behind another obj', aPdf({ more: packed('/Type /ObjStm /T ( obj)', evil) }), 'damaged'],
  [
    'packed objects that aren’t called so',
    aPdf({ more: packed('/Type 7 0 R /N 1 /First 4', evil) }),
    'script',
  ],
  [
    'objects packed twice',
    aPdf({ more: packed('/Type /ObjStm /Filter /FlateDecode', deflateSync(evil)) }),
    'damaged',
  ],
  [
    'objects packed as differences',
    aPdf({ more: packed('/Type /ObjStm /DecodeParms << /Predictor 12 /Columns 8 >>', asDifferences(evil)) }),
    'damaged',
  ],
  ...['% >>', '(>>', '<< /T (%) >> %'].map(
    (before) =>
      [
        `a script behind “${before}stream”`,
        aPdf({ more: `${before}stream\n7 0 obj << /S % here\n /JavaScript /JS (x) >>\nendstream\n` }),
        'script',
      ] as const,
  ),
  [
    'a script behind a zero',
    aPdf({ more: '6 0 obj\n<< >>\nstream\n<</S\0/JavaScript>>\nendstream\n' }),
    'script',
  ],
  [
    'a script whose name stands apart',
    aPdf({ more: '6 0 obj\n<< >>\nstream\n5 0 obj /JavaScript\nendstream\n' }),
    'script',
  ],
  ['a PDF that opens another one', aPdf({ catalog: '/A << /S /GoToR /F (//host/share) >>' }), 'script'],
  [
    'a PDF with a file pinned to it',
    aPdf({ more: '<< /Subtype /FileAttachment /FS << /EF << /F 5 0 R >> >> >>' }),
    'attachment',
  ],
  ['a PDF that is an archive from its end', endAsZip(aPdf({ more: `% ${END_OF_ZIP}\n` })), 'twoInOne'],
  ['a photo that is an archive from its end', endAsZip(aJpeg({ app: END_OF_ZIP })), 'twoInOne'],
  [
    'packed objects after a comment',
    aPdf({ more: packed('/Type /ObjStm', evil).replace('\nstream', '\n%\nstream') }),
    'damaged',
  ],
  [
    'packed objects after a word',
    aPdf({ more: packed('/Type /ObjStm', evil).replace('stream\n', 'stream x\n') }),
    'damaged',
  ],
  ['a PDF with a zip behind it', aPdf({ tail: `\n${zip.toString('latin1')}` }), 'twoInOne'],
  ['a PDF with a page behind it', aPdf({ tail: `\n${script}` }), 'twoInOne'],
  ['a photo with the scanners’ test virus', aJpeg({ comment: eicar }), 'virus'],
];
