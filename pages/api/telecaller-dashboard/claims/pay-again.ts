import { api } from '@/lib/config/paths';
import { createHandler, ok } from '@/lib/server/api/createHandler';
import { limits } from '@/lib/server/limits/rateLimits.data';
import { payAgain } from '@/lib/server/services/claims/desk/checkPayout';
import { claimPayAgainBodySchema } from '@/lib/validation/claims/desk';

export const config = { api: { bodyParser: false } };

export default createHandler(api.deskClaimPayAgain, {
  POST: {
    summary:
      'Orders money that the bank failed to pay, or that waits for a colleague of who entered its account',
    example: { claimId: 'CL-2611-00000000', version: 7 },
    input: claimPayAgainBodySchema,
    limit: limits.readStaff,
    permission: 'claims.decide',
    run: async (request) => ok(await payAgain(request)),
  },
});
