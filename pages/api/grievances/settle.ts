import { api } from '@/lib/config/paths';
import { createHandler, ok } from '@/lib/server/api/createHandler';
import { limits } from '@/lib/server/limits/rateLimits.data';
import { settleGrievance } from '@/lib/server/services/grievances/followUp';
import { grievanceSettledBodySchema } from '@/lib/validation/grievances/requests';

export const config = { api: { bodyParser: false } };

export default createHandler(api.grievanceSettle, {
  POST: {
    summary: 'Says whether our answer settles an own grievance',
    example: { grievanceId: 'GR-2611-00000000', isSettled: true },
    input: grievanceSettledBodySchema,
    right: 'grievances',
    limit: limits.saveVerified,
    run: async (request) => ok(await settleGrievance(request)),
  },
});
