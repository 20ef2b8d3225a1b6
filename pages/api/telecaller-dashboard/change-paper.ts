import { api } from '@/lib/config/paths';
import { createHandler } from '@/lib/server/api/createHandler';
import { limits } from '@/lib/server/limits/rateLimits.data';
import { openChangePaper } from '@/lib/server/services/my/papers';
import { paperQuerySchema } from '@/lib/validation/papers/paperFields';

export const config = { api: { bodyParser: false } };

export default createHandler(api.deskChangePaper, {
  GET: {
    summary: 'A proof of a change, as it was sent',
    example: { paperId: 'unknown' },
    input: paperQuerySchema,
    limit: limits.readStaff,
    permission: 'cases.decide',
    run: async (request) => ({ status: 200 as const, ...(await openChangePaper(request)) }),
  },
});
