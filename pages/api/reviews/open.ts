import { api } from '@/lib/config/paths';
import { createHandler, ok } from '@/lib/server/api/createHandler';
import { limits } from '@/lib/server/limits/rateLimits.data';
import { openReview } from '@/lib/server/services/reviews/reviews';
import { reviewOpenBodySchema } from '@/lib/validation/reviews/requests';

export const config = { api: { bodyParser: false } };

export default createHandler(api.reviewOpen, {
  POST: {
    summary: 'What a link asks about, and what was written there',
    example: { code: 'unknown-unknown-unknown-unknown-unknown-unk' },
    input: reviewOpenBodySchema,
    open: 'who has its secret',
    limit: limits.openLink,
    run: async (request) => ok(await openReview(request)),
  },
});
