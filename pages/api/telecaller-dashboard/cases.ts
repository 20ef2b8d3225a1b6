import { api } from '@/lib/config/paths';
import { createHandler, ok } from '@/lib/server/api/createHandler';
import { limits } from '@/lib/server/limits/rateLimits.data';
import { decideCase } from '@/lib/server/services/desk/caseDecisions';
import { listReviewCases } from '@/lib/server/services/desk/caseList';
import { caseDecisionBodySchema, casesQuerySchema } from '@/lib/validation/desk/cases';

export const config = { api: { bodyParser: false } };

export default createHandler(api.cases, {
  GET: {
    summary: 'What waits for a person of the staff',
    input: casesQuerySchema,
    limit: limits.readStaff,
    permission: 'cases.list',
    run: async (request) => ok(await listReviewCases(request)),
  },
  POST: {
    summary: 'Decides a case, with a reason',
    example: {
      caseId: 'unknown',
      decision: 'accepted',
      reason: 'Both names belong to one person: seen on the passport',
    },
    input: caseDecisionBodySchema,
    limit: limits.readStaff,
    permission: 'cases.decide',
    run: async (request) => ok(await decideCase(request)),
  },
});
