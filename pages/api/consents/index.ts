import { api } from '@/lib/config/paths';
import { createHandler, ok } from '@/lib/server/http/createHandler';
import { limits } from '@/lib/server/rateLimits.data';
import { readConsents } from '@/lib/server/services/consents/consents';
import { shape } from '@/lib/validation/common/base';

export const config = { api: { bodyParser: false } };

export default createHandler(api.consents, {
  GET: {
    input: shape({}),
    limit: limits.readOwn,
    right: 'consents',
    run: async (request) => ok(await readConsents(request)),
  },
});
