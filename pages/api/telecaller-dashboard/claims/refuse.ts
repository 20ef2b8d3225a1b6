import { api } from '@/lib/config/paths';
import { createHandler, ok } from '@/lib/server/api/createHandler';
import { limits } from '@/lib/server/limits/rateLimits.data';
import { refuseClaim } from '@/lib/server/services/claims/desk/refuseClaim';
import { claimRefuseBodySchema } from '@/lib/validation/claims/desk';

export const config = { api: { bodyParser: false } };

export default createHandler(api.deskClaimRefuse, {
  POST: {
    summary: 'Refuses the whole claim, for a reason with its clause',
    example: { claimId: 'CL-2611-00000000', version: 1, cause: 'cosmetic' },
    input: claimRefuseBodySchema,
    limit: limits.readStaff,
    permission: 'claims.decide',
    run: async (request) => ok(await refuseClaim(request)),
  },
});
