import { api } from '@/lib/config/paths';
import { created, createHandler } from '@/lib/server/api/createHandler';
import { limits } from '@/lib/server/limits/rateLimits.data';
import { sendReport } from '@/lib/server/services/reports/reports';
import { reportBodySchema } from '@/lib/validation/reports/requests';

export const config = { api: { bodyParser: false } };

export default createHandler(api.reports, {
  POST: {
    summary:
      'Takes a report or the answers of a survey, without a name; gives a number and a code to follow it',
    open: 'everybody',
    example: { kind: 'call', answers: { waited: 'good' } },
    input: reportBodySchema,
    limit: limits.sendReport,
    run: async (request) => created(await sendReport(request)),
  },
});
