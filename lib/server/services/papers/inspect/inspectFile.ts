import { PAPER_LIMITS, type PaperType } from '@/lib/domain/papers/paperLimits.data';
import { paperTypeOf } from '@/lib/domain/papers/paperTypes';
import { endsAsZip } from './foreign';
import { type Found, refused } from './found';
import { walkJpeg } from './jpeg';
import { inspectPdf } from './pdf';
import { judgePicture } from './picture';
import { walkPng } from './png';
import { walkWebp } from './webp';

export function inspectFile(bytes: Buffer): Found {
  if (bytes.length === 0) return refused('empty');
  if (bytes.length > PAPER_LIMITS.bytes) return refused('tooLarge');
  const type = paperTypeOf(bytes);
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
