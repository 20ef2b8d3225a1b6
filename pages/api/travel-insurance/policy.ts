import { api } from '@/lib/config/paths';
import { createHandler, ok } from '@/lib/server/api/createHandler';
import { limits } from '@/lib/server/limits/rateLimits.data';
import { readTripPolicy } from '@/lib/server/services/travel/tripPolicies';
import { tripPolicyQuerySchema } from '@/lib/validation/travel/requests';

export const config = { api: { bodyParser: false } };

export default createHandler(api.tripPolicy, {
  GET: {
    summary: 'An own policy of a trip',
    example: { policyNumber: 'SKT2026-01234567897' },
    input: tripPolicyQuerySchema,
    right: 'policies',
    limit: limits.readPolicy,
    run: async (request) => ok(await readTripPolicy(request)),
  },
});
