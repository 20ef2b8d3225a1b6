import { api } from '@/lib/config/paths';
import { createHandler, ok } from '@/lib/server/api/createHandler';
import { limits } from '@/lib/server/limits/rateLimits.data';
import { readOmniPayment } from '@/lib/server/services/desk/drawer/omniPayment';
import { omniPaymentBodySchema } from '@/lib/validation/desk/drawer';

export const config = { api: { bodyParser: false } };

export default createHandler(api.omniPayment, {
  POST: {
    summary: 'The payment of a quote in one row; with `check` the gateway is asked first',
    example: { quoteId: 'unknown' },
    input: omniPaymentBodySchema,
    limit: limits.readStaff,
    permission: 'payments.read',
    run: async (request) => ok(await readOmniPayment(request)),
  },
});
