import { api } from '@/lib/config/paths';
import { createHandler, ok } from '@/lib/server/api/createHandler';
import { limits } from '@/lib/server/limits/rateLimits.data';
import { readPorts } from '@/lib/server/services/porting/ownPorts';
import { savePort } from '@/lib/server/services/porting/savePort';
import { portBodySchema, portsQuerySchema } from '@/lib/validation/porting/requests';

export const config = { api: { bodyParser: false } };

export default createHandler(api.ports, {
  GET: {
    summary: 'The moves from another insurer of the proven number, and the one that is being written',
    input: portsQuerySchema,
    right: 'ports',
    limit: limits.readOwn,
    run: async (request) => ok(await readPorts(request)),
  },
  POST: {
    summary: 'Keeps a move from another insurer as it is typed; with submit sends it to the desk',
    example: { portId: 'PO-2611-00000000', form: { insurer: 'star', endsOn: '2027-03-31' } },
    input: portBodySchema,
    right: 'ports',
    limit: limits.saveVerified,
    run: async (request) => ok(await savePort(request)),
  },
});
