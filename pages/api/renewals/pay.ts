import { api } from '@/lib/config/paths';
import { created, createHandler } from '@/lib/server/api/createHandler';
import { limits } from '@/lib/server/limits/rateLimits.data';
import { payRenewal } from '@/lib/server/services/renewals/payRenewal';
import { payRenewalBodySchema } from '@/lib/validation/renewals/requests';

export const config = { api: { bodyParser: false } };

export default createHandler(api.renewalPay, {
  POST: {
    summary: 'Begins to pay the next term of a policy, or goes on',
    example: { policyNumber: 'SUK2026-01234567897', amount: 12_547 },
    input: payRenewalBodySchema,
    right: 'renewals',
    limit: limits.startPayment,
    run: async (request) => created(await payRenewal(request)),
  },
});
