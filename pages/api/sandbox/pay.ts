import { api } from '@/lib/config/paths';
import { createHandler, ok } from '@/lib/server/api/createHandler';
import { limits } from '@/lib/server/limits/rateLimits.data';
import { paySandboxOrder, readSandboxOrder } from '@/lib/server/services/payment/sandboxPay';
import { sandboxPayBodySchema, sandboxQuerySchema } from '@/lib/validation/payment/requests';

export const config = { api: { bodyParser: false } };

export default createHandler(api.sandboxPay, {
  GET: {
    summary: 'An order of the sandbox gateway',
    open: 'a stand-in',
    example: { orderId: 'unknown' },
    input: sandboxQuerySchema,
    limit: limits.readPayment,
    run: async (request) => ok(await readSandboxOrder(request)),
  },
  POST: {
    summary: 'Pays it, or what else was chosen',
    open: 'a stand-in',
    example: { orderId: 'unknown', choice: 'success' },
    input: sandboxPayBodySchema,
    limit: limits.startPayment,
    run: async (request) => ok(await paySandboxOrder(request)),
  },
});
