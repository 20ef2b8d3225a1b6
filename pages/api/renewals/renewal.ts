import { api } from '@/lib/config/paths';
import { createHandler, ok } from '@/lib/server/api/createHandler';
import { limits } from '@/lib/server/limits/rateLimits.data';
import { readRenewal, saveRenewal } from '@/lib/server/services/renewals/ownRenewals';
import { renewalBodySchema, renewalQuerySchema } from '@/lib/validation/renewals/requests';

export const config = { api: { bodyParser: false } };

const policyNumber = 'SUK2026-01234567897';

export default createHandler(api.renewal, {
  GET: {
    summary:
      'The next term of an own policy: its price with every cause, dates, people and what is carried over',
    example: { policyNumber },
    input: renewalQuerySchema,
    right: 'renewals',
    limit: limits.readPolicy,
    run: async (request) => ok(await readRenewal(request)),
  },
  POST: {
    summary: 'Keeps what is chosen for the next term as it is typed, and prices what is sound of it',
    example: { policyNumber, data: { tenure: 2 }, version: 1 },
    input: renewalBodySchema,
    right: 'renewals',
    limit: limits.saveVerified,
    run: async (request) => ok(await saveRenewal(request)),
  },
});
