import { api } from '@/lib/config/paths';
import { createHandler, ok } from '@/lib/server/api/createHandler';
import { limits } from '@/lib/server/limits/rateLimits.data';
import { cancelTrip } from '@/lib/server/services/travel/cancelTrip';
import { cancelTripBodySchema } from '@/lib/validation/travel/requests';

export const config = { api: { bodyParser: false } };

export default createHandler(api.tripCancel, {
  POST: {
    summary: 'Cancels a trip before it starts',
    example: { policyNumber: 'SKT2026-01234567897', reason: 'notTravelling' },
    input: cancelTripBodySchema,
    right: 'policies',
    limit: limits.readPolicy,
    run: async (request) => ok(await cancelTrip(request)),
  },
});
