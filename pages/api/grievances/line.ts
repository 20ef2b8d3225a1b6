import { api } from '@/lib/config/paths';
import { createHandler, ok } from '@/lib/server/api/createHandler';
import { limits } from '@/lib/server/limits/rateLimits.data';
import { addLine } from '@/lib/server/services/grievances/followUp';
import { grievanceLineBodySchema } from '@/lib/validation/grievances/requests';

export const config = { api: { bodyParser: false } };

export default createHandler(api.grievanceLine, {
  POST: {
    summary: 'Adds a line to an own grievance that is not closed',
    example: { grievanceId: 'GR-2611-00000000', text: 'The hospital has answered.' },
    input: grievanceLineBodySchema,
    right: 'grievances',
    limit: limits.saveVerified,
    run: async (request) => ok(await addLine(request)),
  },
});
