import { api } from '@/lib/config/paths';
import { createHandler, ok } from '@/lib/server/http/createHandler';
import { listPagesWithInfoStrip } from '@/lib/server/services/infoStrip';
import { attributionSchema } from '@/lib/validation/attribution';

export const config = { api: { bodyParser: false } };

export default createHandler(api.infoStrip, {
  POST: {
    input: attributionSchema,
    isOffline: true,
    run: async () => ok({ data: { enabledOnPages: await listPagesWithInfoStrip() } }),
  },
});
