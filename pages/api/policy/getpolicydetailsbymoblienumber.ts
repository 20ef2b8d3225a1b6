import { api } from '@/lib/config/paths';
import { createHandler, ok } from '@/lib/server/api/createHandler';
import { limits } from '@/lib/server/limits/rateLimits.data';
import { listClaimablePolicies } from '@/lib/server/services/claims/ownPolicies';
import { shape } from '@/lib/validation/common/base';

export const config = { api: { bodyParser: false } };

export default createHandler(api.claimPolicies, {
  GET: {
    summary: 'The policies of the proven number, with what is left to claim',
    input: shape({}),
    right: 'claims',
    limit: limits.readOwn,
    run: async (request) => ok(await listClaimablePolicies(request)),
  },
});
