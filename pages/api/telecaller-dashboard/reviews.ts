import { api } from '@/lib/config/paths';
import { createHandler, ok } from '@/lib/server/api/createHandler';
import { limits } from '@/lib/server/limits/rateLimits.data';
import { listDeskReviews, moderateReview } from '@/lib/server/services/reviews/deskReviews';
import { deskReviewBodySchema, deskReviewsQuerySchema } from '@/lib/validation/reviews/requests';

export const config = { api: { bodyParser: false } };

export default createHandler(api.deskReviews, {
  GET: {
    summary: 'What customers wrote, the newest first',
    input: deskReviewsQuerySchema,
    limit: limits.readStaff,
    permission: 'reviews.moderate',
    run: async (request) => ok(await listDeskReviews(request)),
  },
  POST: {
    summary: 'Hides the words of a review for what they tell of a person, or shows them again',
    example: { reviewId: 'unknown', writtenAt: '2026-03-01T10:00:00.000Z', reason: 'namesPerson' },
    input: deskReviewBodySchema,
    limit: limits.readStaff,
    permission: 'reviews.moderate',
    run: async (request) => ok(await moderateReview(request)),
  },
});
