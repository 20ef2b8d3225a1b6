import { api } from '@/lib/config/paths';
import { createHandler, ok } from '@/lib/server/api/createHandler';
import { limits } from '@/lib/server/limits/rateLimits.data';
import { withdrawClaim } from '@/lib/server/services/claims/withdrawClaim';
import { claimQuerySchema } from '@/lib/validation/claims/requests';

export const config = { api: { bodyParser: false } };

export default createHandler(api.claimWithdraw, {
  POST: {
    summary: 'Takes a told claim back, until the hospital asked us or billed',
    example: { claimId: 'CL-2611-00000000' },
    input: claimQuerySchema,
    right: 'claims',
    limit: limits.saveVerified,
    run: async (request) => ok(await withdrawClaim(request)),
  },
});
