import { api } from '@/lib/config/paths';
import { createHandler } from '@/lib/server/api/createHandler';
import { limits } from '@/lib/server/limits/rateLimits.data';
import { openDeskGrievancePaper } from '@/lib/server/services/grievances/desk/deskGrievances';
import { paperQuerySchema } from '@/lib/validation/papers/paperFields';

export const config = { api: { bodyParser: false } };

export default createHandler(api.deskGrievancePaper, {
  GET: {
    summary: 'A paper of a grievance, as it was sent',
    example: { paperId: 'unknown' },
    input: paperQuerySchema,
    limit: limits.readStaff,
    permission: 'grievances.answer',
    run: async (request) => ({ status: 200 as const, ...(await openDeskGrievancePaper(request)) }),
  },
});
