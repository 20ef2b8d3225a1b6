import { api } from '@/lib/config/paths';
import { createHandler, ok } from '@/lib/server/http/createHandler';
import { limits } from '@/lib/server/rateLimits.data';
import { listPaymentIssues, markIssueSeen } from '@/lib/server/services/desk/paymentIssues';
import { issueSeenBodySchema, paymentIssuesQuerySchema } from '@/lib/validation/desk/paymentIssues';

export const config = { api: { bodyParser: false } };

export default createHandler(api.paymentIssues, {
  GET: {
    input: paymentIssuesQuerySchema,
    limit: limits.readStaff,
    permission: 'paymentIssues.list',
    run: async (request) => ok(await listPaymentIssues(request)),
  },
  POST: {
    input: issueSeenBodySchema,
    limit: limits.readStaff,
    permission: 'paymentIssues.close',
    run: async (request) => ok(await markIssueSeen(request)),
  },
});
