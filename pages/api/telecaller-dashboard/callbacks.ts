import { api } from '@/lib/config/paths';
import { createHandler, ok } from '@/lib/server/api/createHandler';
import { limits } from '@/lib/server/limits/rateLimits.data';
import { listCalls, workOnCall } from '@/lib/server/services/callbacks/callbackDesk';
import { deskCallBodySchema } from '@/lib/validation/callbacks/requests';
import { deskQueueQuerySchema } from '@/lib/validation/desk/queue';

export const config = { api: { bodyParser: false } };

export default createHandler(api.deskCalls, {
  GET: {
    summary: 'Calls to make, or made',
    input: deskQueueQuerySchema,
    limit: limits.readStaff,
    permission: 'customers.call',
    run: async (request) => ok(await listCalls(request)),
  },
  POST: {
    summary: 'Takes a call over, or notes what came of it',
    example: { callbackId: 'unknown' },
    input: deskCallBodySchema,
    limit: limits.readStaff,
    permission: 'customers.call',
    run: async (request) => ok(await workOnCall(request)),
  },
});
