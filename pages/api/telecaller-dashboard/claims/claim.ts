import { api } from '@/lib/config/paths';
import { createHandler, ok } from '@/lib/server/api/createHandler';
import { limits } from '@/lib/server/limits/rateLimits.data';
import { readDeskClaim } from '@/lib/server/services/claims/desk/deskClaims';
import { claimQuerySchema } from '@/lib/validation/claims/requests';

export const config = { api: { bodyParser: false } };

export default createHandler(api.deskClaim, {
  GET: {
    summary: 'A claim with its story, papers, questions and bill',
    example: { claimId: 'CL-2611-00000000' },
    input: claimQuerySchema,
    limit: limits.readStaff,
    permission: 'claims.decide',
    run: async (request) => ok(await readDeskClaim(request)),
  },
});
