import { api } from '@/lib/config/paths';
import { createHandler, ok } from '@/lib/server/http/createHandler';
import { limits } from '@/lib/server/rateLimits.data';
import { listPagesWithInfoStrip } from '@/lib/server/services/site/infoStrip';
import { attributionFields } from '@/lib/validation/common/attribution';
import { shape } from '@/lib/validation/common/base';

export const config = { api: { bodyParser: false } };

export default createHandler(api.infoStrip, {
  POST: {
    input: shape(attributionFields),
    limit: limits.readContent,
    isOffline: true,
    run: async ({ now }) => ok({ data: { enabledOnPages: await listPagesWithInfoStrip(now) } }),
  },
});
