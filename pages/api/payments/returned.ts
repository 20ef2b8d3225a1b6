import { api } from '@/lib/config/paths';
import { createHandler, ok } from '@/lib/server/api/createHandler';
import { limits } from '@/lib/server/limits/rateLimits.data';
import { noteReturn } from '@/lib/server/services/payment/startPayment';
import { paymentReturnedBodySchema } from '@/lib/validation/payment/requests';

export const config = { api: { bodyParser: false } };

export default createHandler(api.paymentReturned, {
  POST: {
    summary: 'The customer is back from the gateway',
    example: { paymentId: 'unknown' },
    input: paymentReturnedBodySchema,
    right: 'journeys',
    limit: limits.startPayment,
    run: async (request) => ok(await noteReturn(request)),
  },
});
