import { api } from '@/lib/config/paths';
import { createHandler, ok } from '@/lib/server/api/createHandler';
import { limits } from '@/lib/server/limits/rateLimits.data';
import { listPagesWithInfoStrip } from '@/lib/server/services/site/infoStrip';
import { attributionFields } from '@/lib/validation/common/attribution';
import { shape } from '@/lib/validation/common/base';

export const config = { api: { bodyParser: false } };

export default createHandler(api.infoStrip, {
  POST: {
    summary: 'Page types with the info strip',
    open: 'everybody',
    input: shape(attributionFields),
    limit: limits.readContent,
    isOffline: true,
    run: async ({ now }) => ok({ data: { enabledOnPages: await listPagesWithInfoStrip(now) } }),
  },
});
