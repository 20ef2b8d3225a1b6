import { api } from '@/lib/config/paths';
import { createHandler, ok } from '@/lib/server/api/createHandler';
import { limits } from '@/lib/server/limits/rateLimits.data';
import { listDeskCandidacies } from '@/lib/server/services/careers/deskCandidacies';
import { deskQueueQuerySchema } from '@/lib/validation/desk/queue';

export const config = { api: { bodyParser: false } };

export default createHandler(api.deskCandidacies, {
  GET: {
    summary: 'Applications for work, the oldest open one first',
    input: deskQueueQuerySchema,
    permission: 'careers.read',
    limit: limits.readStaff,
    run: async (request) => ok(await listDeskCandidacies(request)),
  },
});
