import type { PaperType } from './paperLimits.data';
import { PAPER_ENDINGS } from './paperTypes';

/** Matches control characters, characters that change the direction of writing, and those that separate folders. */
const UNSEEN = /[\p{Cc}\p{Bidi_Control}\p{Zl}\p{Zp}\uFEFF/\\:*?"<>|]/gu;

/** The sender's name for the file, with the ending of its true type: the ending decides which program opens it. */
export function fileNameOf(given: string, type: PaperType): string {
  const name = given
    .replaceAll(UNSEEN, '')
    .replace(/^[.\s]+/, '')
    .trim();
  const ending = PAPER_ENDINGS[type];
  const written = name.toLowerCase();
  if (!/[\p{L}\p{N}]/u.test(name)) return `file.${ending}`;
  const isSo = written.endsWith(`.${ending}`) || (ending === 'jpeg' && written.endsWith('.jpg'));
  return isSo ? name : `${name}.${ending}`;
}
