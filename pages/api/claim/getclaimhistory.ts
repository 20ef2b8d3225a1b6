import { api } from '@/lib/config/paths';
import { createHandler, ok } from '@/lib/server/api/createHandler';
import { limits } from '@/lib/server/limits/rateLimits.data';
import { readClaimHistory } from '@/lib/server/services/claims/listClaims';
import { shape } from '@/lib/validation/common/base';

export const config = { api: { bodyParser: false } };

export default createHandler(api.claimHistory, {
  GET: {
    summary: 'All claims of the proven number, the newest first',
    input: shape({}),
    right: 'claims',
    limit: limits.readOwn,
    run: async (request) => ok(await readClaimHistory(request)),
  },
});
