import { api } from '@/lib/config/paths';
import { createHandler, noContent } from '@/lib/server/api/createHandler';
import { limits } from '@/lib/server/limits/rateLimits.data';
import { endSession } from '@/lib/server/services/verify/endSession';
import { attributionFields } from '@/lib/validation/common/attribution';
import { shape } from '@/lib/validation/common/base';

export const config = { api: { bodyParser: false } };

export default createHandler(api.sessionEnd, {
  POST: {
    summary: 'Signs this browser out',
    open: 'who signs in or out',
    input: shape(attributionFields),
    limit: limits.endSession,
    run: async (request) => ({ ...noContent, cookies: await endSession(request) }),
  },
});
