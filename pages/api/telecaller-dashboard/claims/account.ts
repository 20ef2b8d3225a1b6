import { api } from '@/lib/config/paths';
import { createHandler, ok } from '@/lib/server/api/createHandler';
import { limits } from '@/lib/server/limits/rateLimits.data';
import { enterAccount } from '@/lib/server/services/claims/desk/payAccount';
import { claimAccountBodySchema } from '@/lib/validation/claims/desk';

export const config = { api: { bodyParser: false } };

export default createHandler(api.deskClaimAccount, {
  POST: {
    summary: 'Enters the account to which the customer is paid, from a paper of the customer',
    example: {
      claimId: 'CL-2611-00000000',
      version: 1,
      holder: 'Asha Sample',
      accountNumber: '123456789012',
      ifsc: 'HDFC0000001',
      paperId: 'unknown',
    },
    input: claimAccountBodySchema,
    limit: limits.readStaff,
    permission: 'claims.decide',
    run: async (request) => ok(await enterAccount(request)),
  },
});
