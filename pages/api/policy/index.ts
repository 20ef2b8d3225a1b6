import { api } from '@/lib/config/paths';
import { createHandler, ok } from '@/lib/server/api/createHandler';
import { limits } from '@/lib/server/limits/rateLimits.data';
import { readPolicy } from '@/lib/server/services/policy/policies';
import { policyQuerySchema } from '@/lib/validation/policy/requests';

export const config = { api: { bodyParser: false } };

export default createHandler(api.policy, {
  GET: {
    summary: 'An own policy',
    example: { policyNumber: 'SUK2026-01234567897' },
    input: policyQuerySchema,
    right: 'policies',
    limit: limits.readPolicy,
    run: async (request) => ok(await readPolicy(request)),
  },
});
