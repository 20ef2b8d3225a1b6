import { api } from '@/lib/config/paths';
import { createHandler, ok } from '@/lib/server/api/createHandler';
import { limits } from '@/lib/server/limits/rateLimits.data';
import { askMandate } from '@/lib/server/services/renewals/mandate/askMandate';
import { mandateBodySchema } from '@/lib/validation/renewals/requests';

export const config = { api: { bodyParser: false } };

export default createHandler(api.mandate, {
  POST: {
    summary:
      'Begins to give the leave to debit each next term of a policy, up to a limit; the bank’s page is next',
    example: { policyNumber: 'SUK2026-01234567897', limit: 20_000 },
    input: mandateBodySchema,
    right: 'renewals',
    limit: limits.startPayment,
    run: async (request) => ok(await askMandate(request)),
  },
});
