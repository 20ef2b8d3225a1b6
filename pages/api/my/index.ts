import { api } from '@/lib/config/paths';
import { createHandler, ok } from '@/lib/server/api/createHandler';
import { limits } from '@/lib/server/limits/rateLimits.data';
import { readMy } from '@/lib/server/services/my/readMy';
import { shape } from '@/lib/validation/common/base';

export const config = { api: { bodyParser: false } };

export default createHandler(api.my, {
  GET: {
    summary: 'Everything of the proven number: journeys, policies with their cards, consents',
    input: shape({}),
    limit: limits.readOwn,
    right: 'policies',
    run: async (request) => ok(await readMy(request)),
  },
});
