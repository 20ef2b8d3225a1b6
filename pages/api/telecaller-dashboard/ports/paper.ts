import { api } from '@/lib/config/paths';
import { createHandler } from '@/lib/server/api/createHandler';
import { limits } from '@/lib/server/limits/rateLimits.data';
import { openPortPaper } from '@/lib/server/services/porting/papers';
import { paperQuerySchema } from '@/lib/validation/papers/paperFields';

export const config = { api: { bodyParser: false } };

export default createHandler(api.deskPortPaper, {
  GET: {
    summary: 'A paper of the previous insurer, as its customer sent it',
    example: { paperId: 'unknown' },
    input: paperQuerySchema,
    limit: limits.readStaff,
    permission: 'ports.confirm',
    run: async (request) => ({ status: 200 as const, ...(await openPortPaper(request)) }),
  },
});
