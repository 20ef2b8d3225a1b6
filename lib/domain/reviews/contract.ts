import type { IsoDate } from '@/lib/domain/common/dates';
import type { HideReason, ReviewAbout, Stars } from './review';

/** POST /api/reviews/open, /api/reviews: by the code of the message. */
export type OwnReviewDto = {
  about: ReviewAbout;
  plan: string;
  stars?: Stars;
  words?: string;
  writtenOn?: IsoDate;
  /** Earlier words were hidden, so we read these before they are shown. */
  isHidden?: true;
};

export type ShownReviewDto = {
  about: ReviewAbout;
  stars: Stars;
  words?: string;
  isHidden?: true;
  writtenOn: IsoDate;
};

/** GET /api/reviews: nothing below the least number. */
export type ReviewsDto = {
  count: number;
  average?: number;
  from?: IsoDate;
  until?: IsoDate;
  reviews: readonly ShownReviewDto[];
};

export type DeskReviewDto = {
  reviewId: string;
  about: ReviewAbout;
  plan: string;
  stars: Stars;
  words: string;
  writtenOn: IsoDate;
  /** The time of the words that were read, so that a decision never shows newer ones. */
  writtenAt: string;
  hidden?: HideReason;
  /** New words were written since the earlier ones were hidden. */
  isNew?: true;
};

/** GET /api/telecaller-dashboard/reviews: the newest first. */
export type DeskReviewsDto = {
  reviews: readonly DeskReviewDto[];
  page: number;
  limit: number;
  total: number;
};
