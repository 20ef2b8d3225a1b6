import { PAPER_LIMITS, type PaperType, type WordType } from '@/lib/domain/papers/paperLimits.data';
import { isWord, paperTypeOf, wrongTypeOf } from '@/lib/domain/papers/paperTypes';
import { inspectDoc } from './doc';
import { inspectDocx } from './docx';
import { endsAsZip } from './foreign';
import { type Found, refused } from './found';
import { walkJpeg } from './jpeg';
import { inspectPdf } from './pdf';
import { judgePicture } from './picture';
import { walkPng } from './png';
import { walkWebp } from './webp';

/** `takesWord` allows a document of Word too, if it has no macros and would fetch nothing. */
export function inspectFile(bytes: Buffer, takesWord = false): Found {
  const found = inspectBytes(bytes, takesWord);
  const isWrong = 'refused' in found && found.refused === 'wrongType';
  return isWrong ? refused(wrongTypeOf(takesWord)) : found;
}

function inspectBytes(bytes: Buffer, takesWord: boolean): Found {
  if (bytes.length === 0) return refused('empty');
  if (bytes.length > PAPER_LIMITS.bytes) return refused('tooLarge');
  const type = paperTypeOf(bytes);
  if (type !== undefined && isWord(type)) return takesWord ? inspectWord(bytes, type) : refused('wrongType');
  return type !== undefined && endsAsZip(bytes) ? refused('twoInOne') : judge(bytes, type);
}

function inspectWord(bytes: Buffer, type: WordType): Found {
  return type === 'application/msword' ? inspectDoc(bytes) : inspectDocx(bytes);
}

function judge(bytes: Buffer, type: Exclude<PaperType, WordType> | undefined): Found {
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
