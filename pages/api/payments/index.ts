import { api } from '@/lib/config/paths';
import { created, createHandler, ok } from '@/lib/server/api/createHandler';
import { limits } from '@/lib/server/limits/rateLimits.data';
import { readOffer, readPayment, startPayment } from '@/lib/server/services/payment/startPayment';
import { paymentBodySchema, paymentQuerySchema } from '@/lib/validation/payment/requests';

export const config = { api: { bodyParser: false } };

export default createHandler(api.payments, {
  GET: {
    summary: 'A payment, or what is to be paid for a quote',
    example: { paymentId: 'unknown' },
    input: paymentQuerySchema,
    right: 'journeys',
    limit: limits.readPayment,
    run: async (request) =>
      ok(await (request.input.paymentId === undefined ? readOffer(request) : readPayment(request))),
  },
  POST: {
    summary: 'Begins to pay a quote, or goes on',
    example: { quoteId: 'unknown', amount: 12_488 },
    input: paymentBodySchema,
    right: 'journeys',
    limit: limits.startPayment,
    run: async (request) => created(await startPayment(request)),
  },
});
