import { api } from '@/lib/config/paths';
import { createHandler, ok } from '@/lib/server/api/createHandler';
import { limits } from '@/lib/server/limits/rateLimits.data';
import { workOnPort } from '@/lib/server/services/porting/workOnPort';
import { portWorkBodySchema } from '@/lib/validation/porting/requests';

export const config = { api: { bodyParser: false } };

export default createHandler(api.deskPortWork, {
  POST: {
    summary: 'Takes a move on, calls about it, notes its papers, names its quote, or closes it',
    example: { portId: 'PO-2611-00000000', version: 1, what: 'paper', paper: 'policyCopy', state: 'asked' },
    input: portWorkBodySchema,
    permission: 'ports.work',
    limit: limits.readStaff,
    run: async (request) => ok(await workOnPort(request)),
  },
});
