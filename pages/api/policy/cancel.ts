import { api } from '@/lib/config/paths';
import { createHandler, ok } from '@/lib/server/api/createHandler';
import { limits } from '@/lib/server/limits/rateLimits.data';
import { requestCancellation } from '@/lib/server/services/policy/policies';
import { cancelPolicyBodySchema } from '@/lib/validation/policy/requests';

export const config = { api: { bodyParser: false } };

export default createHandler(api.policyCancel, {
  POST: {
    summary: 'Gives a policy back',
    example: { policyNumber: 'SUK2026-01234567897', amount: 12_488, reason: 'price' },
    input: cancelPolicyBodySchema,
    right: 'policies',
    limit: limits.readPolicy,
    run: async (request) => ok(await requestCancellation(request)),
  },
});
