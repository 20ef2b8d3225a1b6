import { api } from '@/lib/config/paths';
import { createHandler, ok } from '@/lib/server/api/createHandler';
import { limits } from '@/lib/server/limits/rateLimits.data';
import { withdrawPort } from '@/lib/server/services/porting/savePort';
import { portNamedBodySchema } from '@/lib/validation/porting/requests';

export const config = { api: { bodyParser: false } };

export default createHandler(api.portWithdraw, {
  POST: {
    summary: 'Takes an own move back: all of it is deleted, unless its policy is issued',
    example: { portId: 'PO-2611-00000000' },
    input: portNamedBodySchema,
    right: 'ports',
    limit: limits.saveVerified,
    run: async (request) => ok(await withdrawPort(request)),
  },
});
