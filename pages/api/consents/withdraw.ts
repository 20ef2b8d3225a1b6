import { api } from '@/lib/config/paths';
import { createHandler, ok } from '@/lib/server/api/createHandler';
import { limits } from '@/lib/server/limits/rateLimits.data';
import { withdrawAll } from '@/lib/server/services/consents/consents';
import { attributionFields } from '@/lib/validation/common/attribution';
import { shape } from '@/lib/validation/common/base';

export const config = { api: { bodyParser: false } };

export default createHandler(api.consentsWithdraw, {
  POST: {
    summary: 'Takes back every consent',
    input: shape(attributionFields),
    limit: limits.readOwn,
    right: 'consents',
    run: async (request) => ok(await withdrawAll(request)),
  },
});
