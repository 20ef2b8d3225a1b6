import { api } from '@/lib/config/paths';
import { created, createHandler, ok } from '@/lib/server/http/createHandler';
import { limits } from '@/lib/server/rateLimits.data';
import { readOffer, readPayment, startPayment } from '@/lib/server/services/payment/startPayment';
import { paymentBodySchema, paymentQuerySchema } from '@/lib/validation/payment/requests';

export const config = { api: { bodyParser: false } };

export default createHandler(api.payments, {
  GET: {
    input: paymentQuerySchema,
    right: 'journeys',
    limit: limits.readPayment,
    run: async (request) =>
      ok(await (request.input.paymentId === undefined ? readOffer(request) : readPayment(request))),
  },
  POST: {
    input: paymentBodySchema,
    right: 'journeys',
    limit: limits.startPayment,
    run: async (request) => created(await startPayment(request)),
  },
});
