import { api } from '@/lib/config/paths';
import { createHandler, ok } from '@/lib/server/api/createHandler';
import { limits } from '@/lib/server/limits/rateLimits.data';
import { withdrawGrievance } from '@/lib/server/services/grievances/saveGrievance';
import { grievanceNamedBodySchema } from '@/lib/validation/grievances/requests';

export const config = { api: { bodyParser: false } };

export default createHandler(api.grievanceWithdraw, {
  POST: {
    summary: 'Takes an own grievance back; its papers are deleted',
    example: { grievanceId: 'GR-2611-00000000' },
    input: grievanceNamedBodySchema,
    right: 'grievances',
    limit: limits.saveVerified,
    run: async (request) => ok(await withdrawGrievance(request)),
  },
});
