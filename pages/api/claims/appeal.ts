import { api } from '@/lib/config/paths';
import { createHandler, ok } from '@/lib/server/api/createHandler';
import { limits } from '@/lib/server/limits/rateLimits.data';
import { appealClaim } from '@/lib/server/services/claims/appealClaim';
import { claimAppealBodySchema } from '@/lib/validation/claims/requests';

export const config = { api: { bodyParser: false } };

export default createHandler(api.claimAppeal, {
  POST: {
    summary: 'Disagrees with a decision, once; another answer is due in 14 days',
    example: { claimId: 'CL-2611-00000000', text: 'The file is a part of the treatment.' },
    input: claimAppealBodySchema,
    right: 'claims',
    limit: limits.saveVerified,
    run: async (request) => ok(await appealClaim(request)),
  },
});
