import { api } from '@/lib/config/paths';
import { createHandler, ok } from '@/lib/server/http/createHandler';
import { withdrawAll } from '@/lib/server/services/consents';
import { attributionFields } from '@/lib/validation/attribution';
import { shape } from '@/lib/validation/base';

export const config = { api: { bodyParser: false } };

export default createHandler(api.consentsWithdraw, {
  POST: {
    input: shape(attributionFields),
    right: 'consents',
    run: async (request) => ok(await withdrawAll(request)),
  },
});
