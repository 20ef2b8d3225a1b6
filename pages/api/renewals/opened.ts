import { api } from '@/lib/config/paths';
import { createHandler, ok } from '@/lib/server/api/createHandler';
import { limits } from '@/lib/server/limits/rateLimits.data';
import { openRenewal } from '@/lib/server/services/renewals/ownRenewals';
import { openedRenewalBodySchema } from '@/lib/validation/renewals/requests';

export const config = { api: { bodyParser: false } };

export default createHandler(api.renewalOpened, {
  POST: {
    summary: 'Which policy a reminder is about; the price and the people need a code',
    open: 'who has its secret',
    example: { token: 'a'.repeat(43) },
    input: openedRenewalBodySchema,
    limit: limits.openLink,
    run: async (request) => ok(await openRenewal(request)),
  },
});
