import { api } from '@/lib/config/paths';
import { createHandler, ok } from '@/lib/server/api/createHandler';
import { limits } from '@/lib/server/limits/rateLimits.data';
import { readClaimsSession } from '@/lib/server/services/claims/claimsSession';
import { shape } from '@/lib/validation/common/base';

export const config = { api: { bodyParser: false } };

export default createHandler(api.claimAuthToken, {
  GET: {
    summary: 'Until when this session may see and tell of claims; its token is the cookie alone',
    input: shape({}),
    right: 'claims',
    limit: limits.readOwn,
    run: async (request) => ok(await readClaimsSession(request)),
  },
});
