import { api } from '@/lib/config/paths';
import { createHandler, ok } from '@/lib/server/api/createHandler';
import { limits } from '@/lib/server/limits/rateLimits.data';
import { readStrips } from '@/lib/server/services/site/strips';
import { attributionFields } from '@/lib/validation/common/attribution';
import { shape } from '@/lib/validation/common/base';

export const config = { api: { bodyParser: false } };

export default createHandler(api.infoStrip, {
  POST: {
    summary: 'Page types with the info strip, and what the promotional strip says',
    open: 'everybody',
    input: shape(attributionFields),
    limit: limits.readContent,
    isOffline: true,
    run: async ({ locale, now }) => ok({ data: await readStrips(locale, now) }),
  },
});
