import { api } from '@/lib/config/paths';
import { createHandler, ok } from '@/lib/server/api/createHandler';
import { limits } from '@/lib/server/limits/rateLimits.data';
import { listDeskClaims } from '@/lib/server/services/claims/desk/deskClaims';
import { shape } from '@/lib/validation/common/base';

export const config = { api: { bodyParser: false } };

export default createHandler(api.deskClaims, {
  GET: {
    summary: 'Open claims: ours first, then the longest waiting',
    input: shape({}),
    limit: limits.readStaff,
    permission: 'claims.list',
    run: async (request) => ok(await listDeskClaims(request)),
  },
});
