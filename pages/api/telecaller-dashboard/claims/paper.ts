import { api } from '@/lib/config/paths';
import { createHandler } from '@/lib/server/api/createHandler';
import { limits } from '@/lib/server/limits/rateLimits.data';
import { openDeskPaper } from '@/lib/server/services/claims/desk/deskClaims';
import { paperQuerySchema } from '@/lib/validation/papers/paperFields';

export const config = { api: { bodyParser: false } };

export default createHandler(api.deskClaimPaper, {
  GET: {
    summary: 'A paper of a claim, as it was sent',
    example: { paperId: 'unknown' },
    input: paperQuerySchema,
    limit: limits.readStaff,
    permission: 'claims.decide',
    run: async (request) => ({ status: 200 as const, ...(await openDeskPaper(request)) }),
  },
});
