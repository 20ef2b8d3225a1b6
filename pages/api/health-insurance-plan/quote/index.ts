import { api } from '@/lib/config/paths';
import { created, createHandler, ok } from '@/lib/server/api/createHandler';
import { limits } from '@/lib/server/limits/rateLimits.data';
import { createQuote, readQuote, updateQuote } from '@/lib/server/services/quote/quotes';
import { quoteBodySchema } from '@/lib/validation/quote/requests';
import { quoteIdSchema } from '@/lib/validation/common/recordFields';

export const config = { api: { bodyParser: false } };

export default createHandler(api.quote, {
  GET: {
    summary: 'A quote of this session',
    open: 'the browser that typed it',
    example: { quoteId: 'unknown' },
    input: quoteIdSchema,
    limit: limits.readQuote,
    run: async (request) => ok(await readQuote(request)),
  },
  POST: {
    summary: 'A new quote, or with quoteId a change of one',
    open: 'the browser that typed it',
    example: { mobileNumber: '9876543210', name: 'Asha Sample', dateOfBirth: '1991-04-02', consent: true },
    input: quoteBodySchema,
    right: 'journeys',
    limit: limits.saveQuote,
    keeps: ['session'],
    run: async (request) =>
      request.input.quoteId ? ok(await updateQuote(request)) : created(await createQuote(request)),
  },
});
