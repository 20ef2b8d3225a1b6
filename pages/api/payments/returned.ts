import { api } from '@/lib/config/paths';
import { createHandler, ok } from '@/lib/server/http/createHandler';
import { limits } from '@/lib/server/rateLimits.data';
import { noteReturn } from '@/lib/server/services/payment/startPayment';
import { paymentReturnedBodySchema } from '@/lib/validation/payment/requests';

export const config = { api: { bodyParser: false } };

export default createHandler(api.paymentReturned, {
  POST: {
    input: paymentReturnedBodySchema,
    right: 'journeys',
    limit: limits.startPayment,
    run: async (request) => ok(await noteReturn(request)),
  },
});
