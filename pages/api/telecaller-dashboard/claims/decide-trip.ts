import { api } from '@/lib/config/paths';
import { createHandler, ok } from '@/lib/server/api/createHandler';
import { limits } from '@/lib/server/limits/rateLimits.data';
import { decideTripClaim } from '@/lib/server/services/travel/claims/decideTripClaim';
import { tripDecideBodySchema } from '@/lib/validation/travel/tripClaim';

export const config = { api: { bodyParser: false } };

export default createHandler(api.deskClaimDecideTrip, {
  POST: {
    summary: 'Settles a loss of a trip in dollars and rupees; with confirm decides the claim and pays',
    example: {
      claimId: 'CL-2611-00000000',
      version: 1,
      loss: { on: '2026-11-20', spentCents: 184_000, cutCents: 4_000, cutReason: 'noPaper' },
    },
    input: tripDecideBodySchema,
    limit: limits.readStaff,
    permission: 'claims.decide',
    run: async (request) => ok(await decideTripClaim(request)),
  },
});
