import { api } from '@/lib/config/paths';
import { createHandler, ok } from '@/lib/server/api/createHandler';
import { limits } from '@/lib/server/limits/rateLimits.data';
import { listPaymentIssues, markIssueSeen } from '@/lib/server/services/desk/paymentIssues';
import { issueSeenBodySchema, paymentIssuesQuerySchema } from '@/lib/validation/desk/paymentIssues';

export const config = { api: { bodyParser: false } };

export default createHandler(api.paymentIssues, {
  GET: {
    summary: 'Money that was set aside for a person to look at',
    input: paymentIssuesQuerySchema,
    limit: limits.readStaff,
    permission: 'paymentIssues.list',
    run: async (request) => ok(await listPaymentIssues(request)),
  },
  POST: {
    summary: 'Notes that it was looked at',
    example: { issueId: 'unknown', note: 'Paid twice: sent back by hand' },
    input: issueSeenBodySchema,
    limit: limits.readStaff,
    permission: 'paymentIssues.close',
    run: async (request) => ok(await markIssueSeen(request)),
  },
});
