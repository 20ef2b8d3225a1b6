import { api } from '@/lib/config/paths';
import { createHandler, ok } from '@/lib/server/api/createHandler';
import { limits } from '@/lib/server/limits/rateLimits.data';
import { askCustomer } from '@/lib/server/services/claims/desk/workOnClaim';
import { claimAskBodySchema } from '@/lib/validation/claims/desk';

export const config = { api: { bodyParser: false } };

export default createHandler(api.deskClaimAsk, {
  POST: {
    summary: 'Asks the customer for a paper or an answer',
    example: { claimId: 'CL-2611-00000000', version: 1, reason: 'paperUnreadable', paper: 'photoId' },
    input: claimAskBodySchema,
    limit: limits.readStaff,
    permission: 'claims.decide',
    run: async (request) => ok(await askCustomer(request)),
  },
});
