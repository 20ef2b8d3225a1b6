import { PAPER_LIMITS, type PaperType } from '@/lib/domain/papers/paperLimits.data';
import { type Found, refused } from './found';
import { holdsForeign } from './foreign';

/** A hundred times as many as a camera writes. Without a limit, a file of empty pieces would take long to walk. */
export const MOST_PIECES = 20_000;

/** What a walk through a picture's parts found. A walk returns undefined when the file breaks off. */
export type Picture = { width: number; height: number; comments: readonly Buffer[]; tail: Buffer };

/** Refuses a page, a program or an archive in comments or after the end. A phone may add a second picture there. */
export function judgePicture(type: PaperType, picture: Picture | undefined): Found {
  if (!picture || picture.width === 0 || picture.height === 0) return refused('damaged');
  if (picture.width * picture.height > PAPER_LIMITS.pixels) return refused('tooManyPixels');
  if ([...picture.comments, picture.tail].some(holdsForeign)) return refused('twoInOne');
  return { type, pages: 1 };
}
