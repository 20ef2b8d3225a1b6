import { api } from '@/lib/config/paths';
import { createHandler, ok } from '@/lib/server/api/createHandler';
import { limits } from '@/lib/server/limits/rateLimits.data';
import { revokeMandate } from '@/lib/server/services/renewals/mandate/askMandate';
import { mandateEndBodySchema } from '@/lib/validation/renewals/requests';

export const config = { api: { bodyParser: false } };

export default createHandler(api.mandateEnd, {
  POST: {
    summary: 'Ends that leave: nothing more is debited',
    example: { policyNumber: 'SUK2026-01234567897' },
    input: mandateEndBodySchema,
    right: 'renewals',
    limit: limits.startPayment,
    run: async (request) => ok(await revokeMandate(request)),
  },
});
