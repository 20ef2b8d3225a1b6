import { api } from '@/lib/config/paths';
import { createHandler, ok } from '@/lib/server/api/createHandler';
import { limits } from '@/lib/server/limits/rateLimits.data';
import { decideLink, listPendingLinks } from '@/lib/server/services/desk/links/customAmounts';
import { customAmountsQuerySchema, linkDecisionBodySchema } from '@/lib/validation/desk/links';

export const config = { api: { bodyParser: false } };

export default createHandler(api.customLinkApprove, {
  GET: {
    summary: 'Custom amounts that wait for a supervisor, or were decided',
    input: customAmountsQuerySchema,
    limit: limits.readStaff,
    permission: 'links.approve',
    run: async (request) => ok(await listPendingLinks(request)),
  },
  POST: {
    summary: 'Approves and sends a custom amount, or returns it with a reason',
    example: { linkId: 'unknown', decision: 'approved', reason: 'Told to the customer on the call' },
    input: linkDecisionBodySchema,
    limit: limits.readStaff,
    permission: 'links.approve',
    run: async (request) => ok(await decideLink(request)),
  },
});
