import { api } from '@/lib/config/paths';
import { createHandler, ok } from '@/lib/server/api/createHandler';
import { limits } from '@/lib/server/limits/rateLimits.data';
import { decideClaim } from '@/lib/server/services/claims/desk/decideClaim';
import { claimDecideBodySchema } from '@/lib/validation/claims/desk';

export const config = { api: { bodyParser: false } };

export default createHandler(api.deskClaimDecide, {
  POST: {
    summary: 'Settles a hospital bill by the policy’s terms; with confirm decides the claim and pays',
    example: {
      claimId: 'CL-2611-00000000',
      version: 1,
      bill: {
        admittedOn: '2028-10-10',
        dischargedOn: '2028-10-14',
        billsByRoom: true,
        cause: { kind: 'illness' },
        lines: [{ head: 'pharmacy', billedPaise: 50_000 }],
      },
    },
    input: claimDecideBodySchema,
    limit: limits.readStaff,
    permission: 'claims.decide',
    run: async (request) => ok(await decideClaim(request)),
  },
});
