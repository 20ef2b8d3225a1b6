import { api } from '@/lib/config/paths';
import { createHandler, ok } from '@/lib/server/api/createHandler';
import { limits } from '@/lib/server/limits/rateLimits.data';
import { correctSpelling } from '@/lib/server/services/travel/correctSpelling';
import { spellingBodySchema } from '@/lib/validation/travel/requests';

export const config = { api: { bodyParser: false } };

export default createHandler(api.tripSpelling, {
  POST: {
    summary: 'Corrects the spelling of a traveller, with a new certificate',
    example: {
      policyNumber: 'SKT2026-01234567897',
      person: 1,
      givenNames: 'ARJUN',
      passportNumber: 'K1234567',
    },
    input: spellingBodySchema,
    right: 'policies',
    limit: limits.readPolicy,
    run: async (request) => ok(await correctSpelling(request)),
  },
});
