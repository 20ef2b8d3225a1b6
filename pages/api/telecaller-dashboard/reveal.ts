import { api } from '@/lib/config/paths';
import { createHandler, ok } from '@/lib/server/http/createHandler';
import { limits } from '@/lib/server/rateLimits.data';
import { revealNumber } from '@/lib/server/services/desk/reveal';
import { revealBodySchema } from '@/lib/validation/callbacks/requests';

export const config = { api: { bodyParser: false } };

export default createHandler(api.reveal, {
  POST: {
    input: revealBodySchema,
    limit: limits.readStaff,
    permission: 'customers.call',
    run: async (request) => ok(await revealNumber(request)),
  },
});
