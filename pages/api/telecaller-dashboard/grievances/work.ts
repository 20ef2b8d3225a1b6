import { api } from '@/lib/config/paths';
import { createHandler, ok } from '@/lib/server/api/createHandler';
import { limits } from '@/lib/server/limits/rateLimits.data';
import { workOnGrievance } from '@/lib/server/services/grievances/desk/workOnGrievance';
import { grievanceWorkBodySchema } from '@/lib/validation/grievances/requests';

export const config = { api: { bodyParser: false } };

export default createHandler(api.deskGrievanceWork, {
  POST: {
    summary: 'Writes to the customer: a word, a question, or the answer',
    example: { grievanceId: 'GR-2611-00000000', version: 1, what: 'noted', text: 'We have it.' },
    input: grievanceWorkBodySchema,
    limit: limits.readStaff,
    permission: 'grievances.answer',
    run: async (request) => ok(await workOnGrievance(request)),
  },
});
