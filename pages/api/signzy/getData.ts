import { api } from '@/lib/config/paths';
import { createHandler, ok } from '@/lib/server/http/createHandler';
import { limits } from '@/lib/server/rateLimits.data';
import { checkIdentity } from '@/lib/server/services/identityChecks';
import { identityBodySchema } from '@/lib/validation/requests/kyc';

export const config = { api: { bodyParser: false } };

export default createHandler(api.signzy, {
  POST: {
    input: identityBodySchema,
    right: 'journeys',
    limit: limits.saveVerified,
    run: async (request) => ok(await checkIdentity(request)),
  },
});
