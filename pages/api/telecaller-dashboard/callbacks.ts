import { api } from '@/lib/config/paths';
import { createHandler, ok } from '@/lib/server/http/createHandler';
import { limits } from '@/lib/server/rateLimits.data';
import { listCalls, workOnCall } from '@/lib/server/services/callbacks/callbackDesk';
import { deskCallBodySchema, deskCallsQuerySchema } from '@/lib/validation/callbacks/requests';

export const config = { api: { bodyParser: false } };

export default createHandler(api.deskCalls, {
  GET: {
    input: deskCallsQuerySchema,
    limit: limits.readStaff,
    permission: 'customers.call',
    run: async (request) => ok(await listCalls(request)),
  },
  POST: {
    input: deskCallBodySchema,
    limit: limits.readStaff,
    permission: 'customers.call',
    run: async (request) => ok(await workOnCall(request)),
  },
});
