import type { InferType } from 'yup';
import { PRODUCTS } from '@/lib/domain/plans/products.data';
import { TRAVEL } from '@/lib/domain/travel/trip';
import { HIDE_REASONS, LONGEST_REVIEW, STARS } from '@/lib/domain/reviews/review';
import { attributionFields } from '@/lib/validation/common/attribution';
import { shape, text, wholeNumber } from '@/lib/validation/common/base';
import { id, linkToken, page } from '@/lib/validation/common/recordFields';

const CHOOSE = 'validation.application.choose';
const WORDS = 'validation.reviews.words';
const slugs = [...PRODUCTS.map(({ slug }) => slug), TRAVEL.slug];

export const reviewOpenBodySchema = shape({ code: linkToken(), ...attributionFields });

/** POST /api/reviews */
export const reviewBodySchema = shape({
  code: linkToken(),
  stars: wholeNumber(CHOOSE).oneOf(STARS, CHOOSE).required(CHOOSE),
  words: text(WORDS).max(LONGEST_REVIEW, WORDS),
  ...attributionFields,
});

export const reviewsQuerySchema = shape({
  product: text('validation.id').oneOf(slugs, 'validation.id').required('validation.id'),
});

export const deskReviewsQuerySchema = shape({
  page: page(),
});

/** POST /api/telecaller-dashboard/reviews: without a reason it is shown again. */
export const deskReviewBodySchema = shape({
  reviewId: id().required('validation.id'),
  writtenAt: text('validation.version')
    .matches(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/, 'validation.version')
    .required('validation.version'),
  reason: text(CHOOSE).oneOf(HIDE_REASONS, CHOOSE),
  ...attributionFields,
});

export type ReviewOpenBody = InferType<typeof reviewOpenBodySchema>;
export type ReviewBody = InferType<typeof reviewBodySchema>;
export type ReviewsQuery = InferType<typeof reviewsQuerySchema>;
export type DeskReviewsQuery = InferType<typeof deskReviewsQuerySchema>;
export type DeskReviewBody = InferType<typeof deskReviewBodySchema>;
