import { api } from '@/lib/config/paths';
import { createHandler, ok } from '@/lib/server/api/createHandler';
import { limits } from '@/lib/server/limits/rateLimits.data';
import { payAgain } from '@/lib/server/services/claims/desk/checkPayout';
import { claimPayoutBodySchema } from '@/lib/validation/claims/desk';

export const config = { api: { bodyParser: false } };

export default createHandler(api.deskClaimPayAgain, {
  POST: {
    summary: 'Orders money again, under a new reference, that the bank failed to pay',
    example: { claimId: 'CL-2611-00000000' },
    input: claimPayoutBodySchema,
    limit: limits.readStaff,
    permission: 'claims.decide',
    run: async (request) => ok(await payAgain(request)),
  },
});
