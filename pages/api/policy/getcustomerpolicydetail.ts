import { api } from '@/lib/config/paths';
import { createHandler, ok } from '@/lib/server/api/createHandler';
import { limits } from '@/lib/server/limits/rateLimits.data';
import { readClaimablePolicy } from '@/lib/server/services/claims/ownPolicies';
import { claimPolicyQuerySchema } from '@/lib/validation/claims/requests';

export const config = { api: { bodyParser: false } };

export default createHandler(api.claimPolicy, {
  GET: {
    summary: 'An own policy, with what is left to claim',
    example: { policyNumber: 'SUK2026-01234567897' },
    input: claimPolicyQuerySchema,
    right: 'claims',
    limit: limits.readPolicy,
    run: async (request) => ok(await readClaimablePolicy(request)),
  },
});
