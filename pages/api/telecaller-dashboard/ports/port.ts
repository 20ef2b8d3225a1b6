import { api } from '@/lib/config/paths';
import { createHandler, ok } from '@/lib/server/api/createHandler';
import { limits } from '@/lib/server/limits/rateLimits.data';
import { readDeskPort } from '@/lib/server/services/porting/deskPorts';
import { portQuerySchema } from '@/lib/validation/porting/requests';

export const config = { api: { bodyParser: false } };

export default createHandler(api.deskPort, {
  GET: {
    summary: 'A move from another insurer, as it was sent, and what was read from its papers',
    example: { portId: 'PO-2611-00000000' },
    input: portQuerySchema,
    permission: 'ports.read',
    limit: limits.readStaff,
    run: async (request) => ok(await readDeskPort(request)),
  },
});
