import { api } from '@/lib/config/paths';
import { createHandler, ok } from '@/lib/server/api/createHandler';
import { limits } from '@/lib/server/limits/rateLimits.data';
import { listRenewals } from '@/lib/server/services/renewals/ownRenewals';
import { shape } from '@/lib/validation/common/base';

export const config = { api: { bodyParser: false } };

export default createHandler(api.renewals, {
  GET: {
    summary: 'Policies of the proven number and where their renewal stands, soonest first',
    input: shape({}),
    right: 'renewals',
    limit: limits.readOwn,
    run: async (request) => ok(await listRenewals(request)),
  },
});
