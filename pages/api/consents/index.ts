import { api } from '@/lib/config/paths';
import { createHandler, ok } from '@/lib/server/api/createHandler';
import { limits } from '@/lib/server/limits/rateLimits.data';
import { readConsents } from '@/lib/server/services/consents/consents';
import { shape } from '@/lib/validation/common/base';

export const config = { api: { bodyParser: false } };

export default createHandler(api.consents, {
  GET: {
    summary: 'What the proven number agreed to',
    input: shape({}),
    limit: limits.readOwn,
    right: 'consents',
    run: async (request) => ok(await readConsents(request)),
  },
});
