import { api } from '@/lib/config/paths';
import { createHandler, ok } from '@/lib/server/api/createHandler';
import { limits } from '@/lib/server/limits/rateLimits.data';
import { listDeskGrievances } from '@/lib/server/services/grievances/desk/deskGrievances';
import { deskQueueQuerySchema } from '@/lib/validation/desk/queue';

export const config = { api: { bodyParser: false } };

export default createHandler(api.deskGrievances, {
  GET: {
    summary: 'Grievances that this role answers, what is due first',
    input: deskQueueQuerySchema,
    limit: limits.readStaff,
    permission: 'grievances.answer',
    run: async (request) => ok(await listDeskGrievances(request)),
  },
});
