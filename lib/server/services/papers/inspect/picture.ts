import { PAPER_LIMITS, type PaperType } from '@/lib/domain/papers/paperLimits.data';
import { type Found, refused } from './found';
import { holdsForeign } from './foreign';

/** A hundred times what a camera writes; a file of empty pieces takes long to walk. */
export const MOST_PIECES = 20_000;

/** What a walk through a picture's parts found; undefined where it breaks off. */
export type Picture = { width: number; height: number; comments: readonly Buffer[]; tail: Buffer };

/** A phone may add a second picture after the first one's end; anything else there is refused. */
export function judgePicture(type: PaperType, picture: Picture | undefined): Found {
  if (!picture || picture.width === 0 || picture.height === 0) return refused('damaged');
  if (picture.width * picture.height > PAPER_LIMITS.pixels) return refused('tooManyPixels');
  if ([...picture.comments, picture.tail].some(holdsForeign)) return refused('twoInOne');
  return { type, pages: 1 };
}
