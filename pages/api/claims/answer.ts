import { api } from '@/lib/config/paths';
import { createHandler, ok } from '@/lib/server/api/createHandler';
import { limits } from '@/lib/server/limits/rateLimits.data';
import { answerClaim } from '@/lib/server/services/claims/answerClaim';
import { claimAnswerBodySchema } from '@/lib/validation/claims/requests';

export const config = { api: { bodyParser: false } };

export default createHandler(api.claimAnswer, {
  POST: {
    summary: 'Answers a question about an own claim',
    example: { claimId: 'CL-2611-00000000', questionId: 'unknown', text: 'On the stairs, in the rain.' },
    input: claimAnswerBodySchema,
    right: 'claims',
    limit: limits.saveVerified,
    run: async (request) => ok(await answerClaim(request)),
  },
});
