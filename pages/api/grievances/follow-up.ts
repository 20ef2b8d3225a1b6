import { api } from '@/lib/config/paths';
import { createHandler, ok } from '@/lib/server/api/createHandler';
import { limits } from '@/lib/server/limits/rateLimits.data';
import { keepFollowUp } from '@/lib/server/services/grievances/followUp';
import { followUpBodySchema } from '@/lib/validation/grievances/requests';

export const config = { api: { bodyParser: false } };

export default createHandler(api.grievanceFollowUp, {
  POST: {
    summary: 'Keeps what is typed into an own grievance that was filed',
    example: { grievanceId: 'GR-2611-00000000', typed: { line: 'The hospital has' } },
    input: followUpBodySchema,
    right: 'grievances',
    limit: limits.saveVerified,
    run: async (request) => ok(await keepFollowUp(request)),
  },
});
