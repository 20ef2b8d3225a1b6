import type { PaperType } from './paperLimits.data';
import { PAPER_ENDINGS } from './paperTypes';

/** Controls, signs that turn the direction of writing, and what separates folders. */
const UNSEEN = /[\p{Cc}\p{Bidi_Control}\p{Zl}\p{Zp}\uFEFF/\\:*?"<>|]/gu;

/** As its sender called it, with the ending of what it is: a name decides what opens a file. */
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
