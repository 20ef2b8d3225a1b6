import { api } from '@/lib/config/paths';
import { createHandler, ok } from '@/lib/server/api/createHandler';
import { limits } from '@/lib/server/limits/rateLimits.data';
import { checkIdentity } from '@/lib/server/services/kyc/identityChecks';
import { identityBodySchema } from '@/lib/validation/kyc/requests';

export const config = { api: { bodyParser: false } };

export default createHandler(api.signzy, {
  POST: {
    summary: 'What a registry knows, masked',
    example: {
      quoteId: 'unknown',
      type: 'pan',
      name: 'Asha Sample',
      dateOfBirth: '1991-04-02',
      pan: 'AAAPS1111A',
    },
    input: identityBodySchema,
    right: 'journeys',
    limit: limits.saveVerified,
    run: async (request) => ok(await checkIdentity(request)),
  },
});
