import { api } from '@/lib/config/paths';
import { createHandler, ok } from '@/lib/server/api/createHandler';
import { limits } from '@/lib/server/limits/rateLimits.data';
import { readClaim } from '@/lib/server/services/claims/readClaim';
import { claimQuerySchema } from '@/lib/validation/claims/requests';

export const config = { api: { bodyParser: false } };

export default createHandler(api.claimDetail, {
  GET: {
    summary: 'An own claim: what was told, what happened, what comes and by when',
    example: { claimId: 'CL-2611-00000000' },
    input: claimQuerySchema,
    right: 'claims',
    limit: limits.readVerified,
    run: async (request) => ok(await readClaim(request)),
  },
});
