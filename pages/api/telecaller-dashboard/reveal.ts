import { api } from '@/lib/config/paths';
import { createHandler, ok } from '@/lib/server/api/createHandler';
import { limits } from '@/lib/server/limits/rateLimits.data';
import { revealNumber } from '@/lib/server/services/desk/reveal';
import { revealBodySchema } from '@/lib/validation/callbacks/requests';

export const config = { api: { bodyParser: false } };

export default createHandler(api.reveal, {
  POST: {
    summary: 'The number of a lead, where it may be called now',
    example: { leadId: 'unknown', reason: 'asked' },
    input: revealBodySchema,
    limit: limits.readStaff,
    permission: 'customers.call',
    run: async (request) => ok(await revealNumber(request)),
  },
});
