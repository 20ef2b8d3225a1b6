import { api } from '@/lib/config/paths';
import { createHandler, ok } from '@/lib/server/api/createHandler';
import { limits } from '@/lib/server/limits/rateLimits.data';
import { readGrievances } from '@/lib/server/services/grievances/ownGrievances';
import { saveGrievance } from '@/lib/server/services/grievances/saveGrievance';
import { grievanceBodySchema, grievancesQuerySchema } from '@/lib/validation/grievances/requests';

export const config = { api: { bodyParser: false } };

export default createHandler(api.grievances, {
  GET: {
    summary: 'The grievances of the proven number, and the one that is being written',
    input: grievancesQuerySchema,
    right: 'grievances',
    limit: limits.readOwn,
    run: async (request) => ok(await readGrievances(request)),
  },
  POST: {
    summary: 'Keeps a grievance as it is typed; with submit files it, and the 14 days begin',
    example: { grievanceId: 'GR-2611-00000000', form: { about: 'claim', text: 'You paid less than' } },
    input: grievanceBodySchema,
    right: 'grievances',
    limit: limits.saveVerified,
    run: async (request) => ok(await saveGrievance(request)),
  },
});
