import { api } from '@/lib/config/paths';
import { createHandler, ok } from '@/lib/server/http/createHandler';
import { limits } from '@/lib/server/rateLimits.data';
import { checkIdentity } from '@/lib/server/services/kyc/identityChecks';
import { identityBodySchema } from '@/lib/validation/kyc/requests';

export const config = { api: { bodyParser: false } };

export default createHandler(api.signzy, {
  POST: {
    input: identityBodySchema,
    right: 'journeys',
    limit: limits.saveVerified,
    run: async (request) => ok(await checkIdentity(request)),
  },
});
