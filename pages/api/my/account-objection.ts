import { api } from '@/lib/config/paths';
import { createHandler, ok } from '@/lib/server/api/createHandler';
import { limits } from '@/lib/server/limits/rateLimits.data';
import { objectAccount } from '@/lib/server/services/my/account/objectAccount';
import { objectionBodySchema } from '@/lib/validation/my/numberChange';

export const config = { api: { bodyParser: false } };

export default createHandler(api.myAccountObjection, {
  POST: {
    summary: 'Stops a change of bank account, within a day after it too',
    open: 'who has its secret',
    example: { token: 'unknown' },
    input: objectionBodySchema,
    limit: limits.openLink,
    run: async (request) => ok(await objectAccount(request)),
  },
});
