import { api } from '@/lib/config/paths';
import { createHandler, ok } from '@/lib/server/api/createHandler';
import { limits } from '@/lib/server/limits/rateLimits.data';
import { followReport } from '@/lib/server/services/reports/reports';
import { reportFollowBodySchema } from '@/lib/validation/reports/requests';

export const config = { api: { bodyParser: false } };

export default createHandler(api.reportFollow, {
  POST: {
    summary: 'What was written to a report since; with a text adds it',
    open: 'who has its secret',
    example: { reportId: 'RE-2611-00000000', code: 'ABCDEFGH2345' },
    input: reportFollowBodySchema,
    limit: limits.openLink,
    run: async (request) => ok(await followReport(request)),
  },
});
