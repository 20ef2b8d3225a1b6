import { api } from '@/lib/config/paths';
import { createHandler, ok } from '@/lib/server/api/createHandler';
import { limits } from '@/lib/server/limits/rateLimits.data';
import { readHeard } from '@/lib/server/services/verify/inboundProof';
import { heardBodySchema } from '@/lib/validation/verify/requests';

export const config = { api: { bodyParser: false } };

export default createHandler(api.otpHeard, {
  POST: {
    summary: 'Whether the message that proves a phone has come',
    open: 'who signs in or out',
    example: { requestId: 'unknown' },
    input: heardBodySchema,
    limit: limits.readHeard,
    run: async (request) => ok(await readHeard(request)),
  },
});
