import { api } from '@/lib/config/paths';
import { createHandler, ok } from '@/lib/server/api/createHandler';
import { limits } from '@/lib/server/limits/rateLimits.data';
import { listLatestQuotes } from '@/lib/server/services/desk/list/latestQuotes';
import { latestQuotesQuerySchema } from '@/lib/validation/desk/latestQuotes';

export const config = { api: { bodyParser: false } };

export default createHandler(api.latestQuotes, {
  GET: {
    summary: 'The quotes of customers who may be called',
    input: latestQuotesQuerySchema,
    limit: limits.readStaff,
    permission: 'quotes.list',
    run: async (request) => ok(await listLatestQuotes(request)),
  },
});
