import { api } from '@/lib/config/paths';
import { createHandler, ok } from '@/lib/server/api/createHandler';
import { limits } from '@/lib/server/limits/rateLimits.data';
import { listDeskTalks } from '@/lib/server/services/help/desk/deskTalks';
import { deskQueueQuerySchema } from '@/lib/validation/desk/queue';

export const config = { api: { bodyParser: false } };

export default createHandler(api.deskTalks, {
  GET: {
    summary: 'Talks that this role answers, who waits longest first',
    input: deskQueueQuerySchema,
    permission: 'talks.answer',
    limit: limits.readStaff,
    run: async (request) => ok(await listDeskTalks(request)),
  },
});
