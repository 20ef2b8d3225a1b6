import { api } from '@/lib/config/paths';
import { createHandler, ok } from '@/lib/server/api/createHandler';
import { limits } from '@/lib/server/limits/rateLimits.data';
import { listDeskCandidacies } from '@/lib/server/services/careers/deskCandidacies';
import { deskCandidaciesQuerySchema } from '@/lib/validation/careers/requests';

export const config = { api: { bodyParser: false } };

export default createHandler(api.deskCandidacies, {
  GET: {
    summary: 'Applications for work, the oldest open one first',
    input: deskCandidaciesQuerySchema,
    permission: 'careers.read',
    limit: limits.readStaff,
    run: async (request) => ok(await listDeskCandidacies(request)),
  },
});
