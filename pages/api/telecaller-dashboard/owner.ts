import { api } from '@/lib/config/paths';
import { createHandler, ok } from '@/lib/server/api/createHandler';
import { limits } from '@/lib/server/limits/rateLimits.data';
import { changeQuoteOwner, readColleagues } from '@/lib/server/services/desk/list/owner';
import { noFieldsSchema, ownerBodySchema } from '@/lib/validation/desk/owner';

export const config = { api: { bodyParser: false } };

export default createHandler(api.quoteOwner, {
  GET: {
    summary: 'Colleagues to whom a quote can be handed over',
    input: noFieldsSchema,
    limit: limits.readStaff,
    permission: 'quotes.own',
    run: async (request) => ok(await readColleagues(request)),
  },
  POST: {
    summary: 'Takes a quote, or hands it over to a colleague',
    example: { quoteId: 'unknown' },
    input: ownerBodySchema,
    limit: limits.readStaff,
    permission: 'quotes.own',
    run: async (request) => ok(await changeQuoteOwner(request)),
  },
});
