import { api } from '@/lib/config/paths';
import { createHandler, ok } from '@/lib/server/api/createHandler';
import { limits } from '@/lib/server/limits/rateLimits.data';
import { setCallBack } from '@/lib/server/services/desk/drawer/callBacks';
import { callBackBodySchema } from '@/lib/validation/desk/drawer';

export const config = { api: { bodyParser: false } };

export default createHandler(api.deskCallBacks, {
  POST: {
    summary: 'Promises a call about a quote, by oneself or a colleague, inside the call hours',
    example: { quoteId: 'unknown', day: '2026-11-24', time: '10:00' },
    input: callBackBodySchema,
    limit: limits.readStaff,
    permission: 'customers.call',
    run: async (request) => ok(await setCallBack(request)),
  },
});
