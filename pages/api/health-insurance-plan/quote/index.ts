import { api } from '@/lib/config/paths';
import { created, createHandler, ok } from '@/lib/server/http/createHandler';
import { limits } from '@/lib/server/rateLimits.data';
import { createQuote, readQuote, updateQuote } from '@/lib/server/services/quote/quotes';
import { quoteBodySchema, quoteQuerySchema } from '@/lib/validation/quote/requests';

export const config = { api: { bodyParser: false } };

export default createHandler(api.quote, {
  GET: {
    input: quoteQuerySchema,
    limit: limits.readQuote,
    run: async (request) => ok(await readQuote(request)),
  },
  POST: {
    input: quoteBodySchema,
    right: 'journeys',
    limit: limits.saveQuote,
    keeps: ['session'],
    run: async (request) =>
      request.input.quoteId ? ok(await updateQuote(request)) : created(await createQuote(request)),
  },
});
