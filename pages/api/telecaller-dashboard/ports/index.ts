import { api } from '@/lib/config/paths';
import { createHandler, ok } from '@/lib/server/api/createHandler';
import { limits } from '@/lib/server/limits/rateLimits.data';
import { listDeskPorts } from '@/lib/server/services/porting/deskPorts';
import { deskQueueQuerySchema } from '@/lib/validation/desk/queue';

export const config = { api: { bodyParser: false } };

export default createHandler(api.deskPorts, {
  GET: {
    summary: 'Moves from other insurers, the earliest due day first',
    input: deskQueueQuerySchema,
    permission: 'ports.read',
    limit: limits.readStaff,
    run: async (request) => ok(await listDeskPorts(request)),
  },
});
