import { api } from '@/lib/config/paths';
import { createHandler, ok } from '@/lib/server/http/createHandler';
import { limits } from '@/lib/server/rateLimits.data';
import { readHeard } from '@/lib/server/services/verify/inboundProof';
import { heardBodySchema } from '@/lib/validation/verify/requests';

export const config = { api: { bodyParser: false } };

export default createHandler(api.otpHeard, {
  POST: {
    input: heardBodySchema,
    limit: limits.readHeard,
    run: async (request) => ok(await readHeard(request)),
  },
});
