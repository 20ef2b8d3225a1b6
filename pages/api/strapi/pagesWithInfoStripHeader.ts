import { api } from '@/lib/config/paths';
import { createHandler, ok } from '@/lib/server/http/createHandler';
import { listPagesWithInfoStrip } from '@/lib/server/services/infoStrip';
import { attributionFields } from '@/lib/validation/attribution';
import { shape } from '@/lib/validation/base';

export const config = { api: { bodyParser: false } };

export default createHandler(api.infoStrip, {
  POST: {
    input: shape(attributionFields),
    isOffline: true,
    run: async () => ok({ data: { enabledOnPages: await listPagesWithInfoStrip() } }),
  },
});
