import { PAPER_LIMITS, type PaperType } from '@/lib/domain/papers/paperLimits.data';
import { endsAsZip } from './foreign';
import { type Found, refused } from './found';
import { walkJpeg } from './jpeg';
import { inspectPdf } from './pdf';
import { judgePicture } from './picture';
import { walkPng } from './png';
import { walkWebp } from './webp';

const begins = (bytes: Buffer, text: string, at = 0) =>
  bytes.toString('latin1', at, at + text.length) === text;

const beginnings: readonly (readonly [PaperType, (bytes: Buffer) => boolean])[] = [
  ['image/jpeg', (bytes) => begins(bytes, '\u00ff\u00d8\u00ff')],
  ['image/png', (bytes) => begins(bytes, '\u0089PNG\r\n\u001a\n')],
  ['image/webp', (bytes) => begins(bytes, 'RIFF') && begins(bytes, 'WEBP', 8)],
  ['application/pdf', (bytes) => begins(bytes, '%PDF-')],
];

/** By its bytes alone: a name or a type that a browser says proves nothing. */
export function inspectFile(bytes: Buffer): Found {
  if (bytes.length === 0) return refused('empty');
  if (bytes.length > PAPER_LIMITS.bytes) return refused('tooLarge');
  const [type] = beginnings.find(([, isOne]) => isOne(bytes)) ?? [];
  return type !== undefined && endsAsZip(bytes) ? refused('twoInOne') : judge(bytes, type);
}

function judge(bytes: Buffer, type: PaperType | undefined): Found {
  switch (type) {
    case 'image/jpeg':
      return judgePicture(type, walkJpeg(bytes));
    case 'image/png':
      return judgePicture(type, walkPng(bytes));
    case 'image/webp':
      return judgePicture(type, walkWebp(bytes));
    case 'application/pdf':
      return inspectPdf(bytes);
    case undefined:
      return refused('wrongType');
  }
}
