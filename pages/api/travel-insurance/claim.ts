import { api } from '@/lib/config/paths';
import { createHandler, ok } from '@/lib/server/api/createHandler';
import { limits } from '@/lib/server/limits/rateLimits.data';
import { readTripClaim, saveTripClaim } from '@/lib/server/services/travel/claims/tellTripClaim';
import { tripPolicyQuerySchema } from '@/lib/validation/travel/requests';
import { tripClaimBodySchema } from '@/lib/validation/travel/tripClaim';

export const config = { api: { bodyParser: false } };

export default createHandler(api.tripClaim, {
  GET: {
    summary: 'A claim of a trip that is being told, as far as it was typed',
    example: { policyNumber: 'SKT2026-01234567897' },
    input: tripPolicyQuerySchema,
    right: 'policies',
    limit: limits.readVerified,
    run: async (request) => ok(await readTripClaim(request)),
  },
  POST: {
    summary: 'Keeps what was typed of a claim of a trip; with submit tells us of it',
    example: { policyNumber: 'SKT2026-01234567897', version: 0, details: { loss: 'baggage' } },
    input: tripClaimBodySchema,
    right: 'policies',
    limit: limits.saveVerified,
    run: async (request) => ok(await saveTripClaim(request)),
  },
});
