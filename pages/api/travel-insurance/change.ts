import { api } from '@/lib/config/paths';
import { createHandler, ok } from '@/lib/server/api/createHandler';
import { limits } from '@/lib/server/limits/rateLimits.data';
import { changeTrip, previewTripChange } from '@/lib/server/services/travel/moveTrip';
import { tripChangeBodySchema, tripChangeQuerySchema } from '@/lib/validation/travel/requests';

export const config = { api: { bodyParser: false } };

export default createHandler(api.tripChange, {
  GET: {
    summary: 'The bill of other days of a trip',
    example: { policyNumber: 'SKT2026-01234567897', startsOn: '2026-12-20', endsOn: '2026-12-29' },
    input: tripChangeQuerySchema,
    right: 'policies',
    limit: limits.readPolicy,
    run: async (request) => ok(await previewTripChange(request)),
  },
  POST: {
    summary: 'Moves the days of a trip, or begins to pay for dearer ones',
    example: {
      policyNumber: 'SKT2026-01234567897',
      startsOn: '2026-12-20',
      endsOn: '2026-12-29',
      amount: 120,
    },
    input: tripChangeBodySchema,
    right: 'policies',
    limit: limits.startPayment,
    run: async (request) => ok(await changeTrip(request)),
  },
});
