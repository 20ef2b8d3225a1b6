import { api } from '@/lib/config/paths';
import { createHandler, ok } from '@/lib/server/api/createHandler';
import { limits } from '@/lib/server/limits/rateLimits.data';
import { noteOutcome } from '@/lib/server/services/desk/drawer/outcomes';
import { outcomeBodySchema } from '@/lib/validation/desk/drawer';

export const config = { api: { bodyParser: false } };

export default createHandler(api.deskOutcomes, {
  POST: {
    summary: 'Notes how a call about a quote went, and stops calls where the customer asks for it',
    example: { quoteId: 'unknown', outcome: 'reached' },
    input: outcomeBodySchema,
    limit: limits.readStaff,
    permission: 'customers.call',
    run: async (request) => ok(await noteOutcome(request)),
  },
});
