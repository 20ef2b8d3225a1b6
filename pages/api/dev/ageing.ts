import { api } from '@/lib/config/paths';
import { createHandler, ok } from '@/lib/server/api/createHandler';
import { limits } from '@/lib/server/limits/rateLimits.data';
import { agePolicy } from '@/lib/server/services/renewals/agePolicy';
import { renewalQuerySchema } from '@/lib/validation/renewals/requests';

export const config = { api: { bodyParser: false } };

export default createHandler(api.ageing, {
  POST: {
    summary: 'Lets an own policy have begun nearly a year ago, so that its renewal is due; not in production',
    example: { policyNumber: 'SUK2026-01234567897' },
    input: renewalQuerySchema,
    right: 'renewals',
    limit: limits.saveVerified,
    run: async (request) => ok(await agePolicy(request)),
  },
});
