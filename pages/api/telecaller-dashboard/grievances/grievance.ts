import { api } from '@/lib/config/paths';
import { createHandler, ok } from '@/lib/server/api/createHandler';
import { limits } from '@/lib/server/limits/rateLimits.data';
import { readDeskGrievance } from '@/lib/server/services/grievances/desk/deskGrievances';
import { grievanceQuerySchema } from '@/lib/validation/grievances/requests';

export const config = { api: { bodyParser: false } };

export default createHandler(api.deskGrievance, {
  GET: {
    summary: 'A grievance with its story and papers',
    example: { grievanceId: 'GR-2611-00000000' },
    input: grievanceQuerySchema,
    limit: limits.readStaff,
    permission: 'grievances.answer',
    run: async (request) => ok(await readDeskGrievance(request)),
  },
});
