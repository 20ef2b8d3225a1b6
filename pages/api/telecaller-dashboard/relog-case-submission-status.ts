import { api } from '@/lib/config/paths';
import { createHandler, ok } from '@/lib/server/api/createHandler';
import { limits } from '@/lib/server/limits/rateLimits.data';
import { relogSubmission } from '@/lib/server/services/desk/drawer/relog';
import { relogBodySchema } from '@/lib/validation/desk/drawer';

export const config = { api: { bodyParser: false } };

export default createHandler(api.relog, {
  POST: {
    summary: 'Submits a signed application again and answers how it stands, with the log of attempts',
    example: { applicationId: 'unknown' },
    input: relogBodySchema,
    limit: limits.readStaff,
    permission: 'proposals.relog',
    run: async (request) => ok(await relogSubmission(request)),
  },
});
