import { api } from '@/lib/config/paths';
import { createHandler, ok } from '@/lib/server/api/createHandler';
import { limits } from '@/lib/server/limits/rateLimits.data';
import { listDeskClaims } from '@/lib/server/services/claims/desk/deskClaims';
import { claimQueueQuerySchema } from '@/lib/validation/claims/desk';

export const config = { api: { bodyParser: false } };

export default createHandler(api.deskClaims, {
  GET: {
    summary: 'Claims by what is due first, with counts of the open ones',
    example: { status: 'review', kind: 'cashless', limit: '20' },
    input: claimQueueQuerySchema,
    limit: limits.readStaff,
    permission: 'claims.list',
    run: async (request) => ok(await listDeskClaims(request)),
  },
});
