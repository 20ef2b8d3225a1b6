import { todayInIndia } from '@/lib/domain/common/dates';
import { keptUntil } from '@/lib/domain/common/retention';
import { maskSecrets } from '@/lib/domain/help/maskSecrets';
import { findProduct } from '@/lib/domain/plans/products';
import { TRAVEL } from '@/lib/domain/travel/trip';
import type { OwnReviewDto, ReviewsDto, ShownReviewDto } from '@/lib/domain/reviews/contract';
import {
  averageOf,
  countOf,
  LEAST_REVIEWS,
  MOST_SHOWN,
  type StarCounts,
  STARS,
} from '@/lib/domain/reviews/review';
import { AppError } from '@/lib/server/http/errors';
import type { ApiRequest } from '@/lib/server/services/common/apiRequest';
import { sealedField } from '@/lib/server/services/common/personalData';
import type { ReviewBody, ReviewOpenBody, ReviewsQuery } from '@/lib/validation/reviews/requests';
import {
  countStars,
  findFirstWritten,
  findReview,
  listReviews,
  type ReviewRecord,
  saveReview,
} from '@/models/reviews/review';
import { reviewIdOf } from './askForReview';

const sealedWords = sealedField<string>('reviewAndRatings', 'words');

export const wordsOf = ({ _id, words }: ReviewRecord) =>
  words === undefined ? '' : sealedWords.unseal(words, _id);
/** The plan that a review is about; a trip counts as one. */
export const planOf = ({ product }: ReviewRecord) =>
  product === TRAVEL.slug ? TRAVEL.name : (findProduct(product)?.name ?? '');

export async function openReview(request: ApiRequest<ReviewOpenBody>): Promise<OwnReviewDto> {
  return toOwnDto(await findByCode(request.input.code, request.now));
}

/** Saves a review. Written anew, it replaces the earlier one. */
export async function writeReview(request: ApiRequest<ReviewBody>): Promise<OwnReviewDto> {
  const { input, now } = request;
  const { _id } = await findByCode(input.code, now);
  const words = maskSecrets((input.words ?? '').trim());
  const saved = await saveReview(_id, {
    stars: STARS.find((each) => each === input.stars),
    words: sealedWords.seal(words, _id),
    writtenAt: now,
    expiresAt: keptUntil('review', now),
  });
  if (!saved) throw new AppError('NOT_FOUND');
  return toOwnDto(saved);
}

async function findByCode(code: string, now: Date): Promise<ReviewRecord> {
  const review = await findReview(reviewIdOf(code));
  if (!review || review.expiresAt <= now) throw new AppError('NOT_FOUND');
  return review;
}

function toOwnDto(review: ReviewRecord): OwnReviewDto {
  const { about, stars, writtenAt, hidden } = review;
  const written = stars && writtenAt && { stars, words: wordsOf(review), writtenOn: todayInIndia(writtenAt) };
  return { about, plan: planOf(review), ...written, ...(hidden && { isHidden: true }) };
}

type Sum = { counts: StarCounts; first?: Date; at: number };
const SUM_MS = 60_000;
const sums = new Map<string, Sum>();

/** Counted at most once a minute by each server. */
async function sumOf(product: string, now: Date): Promise<Sum> {
  const known = sums.get(product);
  const age = known && now.getTime() - known.at;
  if (known && age !== undefined && age >= 0 && age < SUM_MS) return known;
  const [first, ...counts] = await Promise.all([
    findFirstWritten(product),
    ...STARS.map((stars) => countStars(product, stars)),
  ]);
  const sum = { counts, ...(first && { first }), at: now.getTime() };
  sums.set(product, sum);
  return sum;
}

/** Reviews as they are, good and bad. Below a least number none are shown. */
export async function readReviews({ input, now }: ApiRequest<ReviewsQuery>): Promise<ReviewsDto> {
  const { counts, first } = await sumOf(input.product, now);
  if (countOf(counts) < LEAST_REVIEWS || !first) return { count: 0, reviews: [] };
  const newest = await listReviews({ product: input.product }, { skip: 0, limit: MOST_SHOWN });
  return {
    count: countOf(counts),
    average: averageOf(counts),
    from: todayInIndia(first),
    until: todayInIndia(newest[0]?.writtenAt ?? first),
    reviews: newest.map(toShown),
  };
}

function toShown(review: ReviewRecord): ShownReviewDto {
  const { about, stars = 1, writtenAt = review.createdAt, hidden } = review;
  const words = wordsOf(review);
  const said = words === '' ? {} : { words };
  return { about, stars, writtenOn: todayInIndia(writtenAt), ...(hidden ? { isHidden: true } : said) };
}
