import { api } from '@/lib/config/paths';
import { createHandler, ok } from '@/lib/server/api/createHandler';
import { limits } from '@/lib/server/limits/rateLimits.data';
import { readReviews, writeReview } from '@/lib/server/services/reviews/reviews';
import { reviewBodySchema, reviewsQuerySchema } from '@/lib/validation/reviews/requests';

export const config = { api: { bodyParser: false } };

export default createHandler(api.reviews, {
  GET: {
    summary: 'Stars and words about a plan, as they are; none below a least number',
    example: { product: 'reassurev2' },
    input: reviewsQuerySchema,
    open: 'everybody',
    limit: limits.readContent,
    cache: 'public, max-age=300',
    run: async (request) => ok(await readReviews(request)),
  },
  POST: {
    summary: 'Writes stars and words, in place of those before',
    example: { code: 'unknown-unknown-unknown-unknown-unknown-unk', stars: 4, words: 'Quick and clear.' },
    input: reviewBodySchema,
    open: 'who has its secret',
    limit: limits.saveVerified,
    run: async (request) => ok(await writeReview(request)),
  },
});
