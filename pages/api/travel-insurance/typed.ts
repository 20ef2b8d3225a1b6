import { api } from '@/lib/config/paths';
import { createHandler, noContent } from '@/lib/server/api/createHandler';
import { limits } from '@/lib/server/limits/rateLimits.data';
import { keepTyped } from '@/lib/server/services/travel/keepTyped';
import { typedChangeBodySchema } from '@/lib/validation/travel/requests';

export const config = { api: { bodyParser: false } };

export default createHandler(api.tripTyped, {
  POST: {
    summary: 'Keeps a change of a trip as it is typed, before it is sent',
    example: { policyNumber: 'SKT2026-01234567897', about: 'person1', typed: { givenNames: 'ARJ' } },
    input: typedChangeBodySchema,
    right: 'policies',
    limit: limits.saveVerified,
    run: async (request) => {
      await keepTyped(request);
      return noContent;
    },
  },
});
