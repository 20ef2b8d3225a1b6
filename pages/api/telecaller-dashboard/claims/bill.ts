import { api } from '@/lib/config/paths';
import { createHandler, ok } from '@/lib/server/api/createHandler';
import { limits } from '@/lib/server/limits/rateLimits.data';
import { keepBill } from '@/lib/server/services/claims/desk/keepBill';
import { claimBillBodySchema } from '@/lib/validation/claims/desk';

export const config = { api: { bodyParser: false } };

export default createHandler(api.deskClaimBill, {
  POST: {
    summary: 'Keeps the hospital’s bill as it is typed',
    example: {
      claimId: 'CL-2611-00000000',
      version: 0,
      typed: { number: 'P-1', lines: [{ head: 'room', amount: '24,000' }] },
    },
    input: claimBillBodySchema,
    limit: limits.readStaff,
    permission: 'claims.decide',
    run: async (request) => ok(await keepBill(request)),
  },
});
