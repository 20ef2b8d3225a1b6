import { todayInIndia } from '@/lib/domain/common/dates';
import type { DeskReviewDto, DeskReviewsDto } from '@/lib/domain/reviews/contract';
import { AppError } from '@/lib/server/http/errors';
import type { ApiRequest } from '@/lib/server/services/common/apiRequest';
import { audit } from '@/lib/server/services/common/audit';
import { actorOf } from '@/lib/server/services/common/actor';
import type { DeskReviewBody, DeskReviewsQuery } from '@/lib/validation/reviews/requests';
import {
  countReviews,
  findReview,
  hideReview,
  listReviews,
  type ReviewRecord,
} from '@/models/reviews/review';
import { planOf, wordsOf } from './reviews';

const LIMIT = 20;

export async function listDeskReviews(request: ApiRequest<DeskReviewsQuery>): Promise<DeskReviewsDto> {
  const { page } = request.input;
  const [found, total] = await Promise.all([
    listReviews({}, { skip: (page - 1) * LIMIT, limit: LIMIT }),
    countReviews(),
  ]);
  await audit('REVIEWS_READ', actorOf(request).staffId, request, { reviews: found.map(({ _id }) => _id) });
  return { reviews: found.map(toDto), page, limit: LIMIT, total };
}

/**
 * Hides a review's words for a reason of the list, or shows them again. Repeatable. Throws CONFLICT if the words are
 * newer.
 */
export async function moderateReview(request: ApiRequest<DeskReviewBody>): Promise<DeskReviewDto> {
  const { input, now } = request;
  const { reviewId, reason, writtenAt } = input;
  const { staffId } = actorOf(request);
  if (!(await findReview(reviewId))?.writtenAt) throw new AppError('NOT_FOUND');
  await audit(reason ? 'REVIEW_HIDDEN' : 'REVIEW_SHOWN', staffId, request, { reviewId, reason });
  const read = { _id: reviewId, writtenAt: new Date(writtenAt) };
  const saved = await hideReview(read, reason && { reason, by: staffId, at: now });
  if (!saved) throw new AppError('CONFLICT');
  return toDto(saved);
}

function toDto(review: ReviewRecord): DeskReviewDto {
  const { _id: reviewId, about, stars = 1, writtenAt = review.createdAt, hidden } = review;
  return {
    reviewId,
    about,
    plan: planOf(review),
    stars,
    words: wordsOf(review),
    writtenOn: todayInIndia(writtenAt),
    writtenAt: writtenAt.toISOString(),
    ...(hidden && { hidden: hidden.reason }),
    ...(hidden && writtenAt > hidden.at && { isNew: true }),
  };
}
